import { post } from "../shipped-post.ts";

/** What the product is, for whom, and how to begin. */
export const INTRODUCTION = [
  post("homepage", "Tare", "common")`
<p>Tare compares food-service packaging and foodware, single-use and reusable, on climate, water, plastic pollution,
chemicals of concern, sourcing, recoverability and land use. You can open every number: its formula, its inputs and where
each of them comes from.</p>
<p>Compare a handful of products for one use, or enter what you buy in a year as a portfolio.</p>`,
  post("what-is-this-tool", "What is this tool?", "common")`
<p>Tare is a scorecard for the packaging and foodware in which meals and drinks are served. It answers two questions.</p>
<ul>
<li><strong>Which of these products does least harm for the same service?</strong> A comparison puts products of one use case
side by side: hot cups that each serve 350 ml, say, or bowls, clamshells, forks.</li>
<li><strong>What do all the products that we buy add up to, and where would a change help most?</strong> A portfolio holds
products with the quantities that you use, and scores them as a whole.</li>
</ul>
<h2>Who it is for</h2>
<p>Buyers in food service, caterers, canteens, event organisers and the sustainability staff who advise them. No knowledge of
life-cycle assessment is needed to read the results; anyone who has it can follow every figure down to its source.</p>
<h2>What it is not</h2>
<p>Results rest on average data and serve screening and internal decisions. They are not a label, a certification or a verified
environmental claim. Many of the figures in the shipped data are estimates. Each of them is marked, and each value and each
score says how much of it rests on estimates.</p>
<h2>Where the idea comes from</h2>
<p>The method follows the public description of the Understanding Packaging (UP) Scorecard. The data, the calculation and the
explanations are Tare’s own. The two are not connected, and their scores are not interchangeable.</p>`,
  post("understanding", "Understanding the results", "common")`
<p>Three ideas are enough to read every screen.</p>
<h2>The same service</h2>
<p>Products are compared per <strong>serving</strong>: the amount that the use case names, such as 350 ml of a hot drink. A cup of
500 ml counts 0.7 times for that serving. A reusable cup is made once and washed after every use, so what it takes to make the cup is
divided by the number of uses; what it takes to wash it is counted every time.</p>
<h2>Raw values and scores</h2>
<p>A raw value is an amount: grams of CO₂e, litres of water. <strong>Lower is better.</strong> A score runs from 1 to 100.
<strong>Higher is better.</strong> On climate, water, plastic pollution and land use, 100 means no impact and 1 means as bad as
the worst built-in product of the use case, or worse. On chemicals, sourcing and recoverability, 100 and 1 are the best and the worst
rating that the method can give.</p>
<h2>The summary</h2>
<p>The summary score is the weighted mean of the metric scores. Six metrics count equally; land use is shown but does not
count, because most of its figures are estimates. A difference of one or two points says little: look at the metrics
behind it before you decide.</p>
<h2>Marks</h2>
<ul>
<li><em>assumed</em>: something the value needs was missing, and the method’s default was used instead.</li>
<li><em>below scale</em>: the value is worse than the worst built-in product. Its score is 1; the raw value shows by how much it is worse.</li>
<li><em>nothing declared</em>: the rating would be better if the manufacturer declared something.</li>
</ul>`,
  post("compare", "Compare", "scorecard")`
<p>Choose the region in which the products are used. It sets the electricity mix, how waste is collected and
treated, and how much is littered. You can change it at any time; the scores follow.</p>
<p>As a guest you work in this browser only: what you enter is saved in this browser and is not sent. When you open results, the server gets a fingerprint that cannot
be turned back into them; the privacy notice says more.</p>`,
  post("howto", "How it works", "common")`
<ol>
<li><em>Name</em>: what you call your comparison or portfolio. You can skip this step for a comparison: use case, region and date
then become its name.</li>
<li><em>Region</em>: where the products are used.</li>
<li><em>Use case</em>: what is served, in which kind of product.</li>
<li><em>Food</em>: what touches the product. It affects how much can migrate from the packaging. If you skip it, the food with the highest
risk is assumed.</li>
<li><em>Products</em>: those that you want to see side by side, at least one of them reusable.</li>
</ol>
<p>Then read the scores, open any number to see where it comes from, and change region, food or products to see the result
change.</p>`,
  post("howto-tool", "How to use this tool", "common")`
<h2>As a guest or with an account</h2>
<p>Guests can use everything except the administration and links stored on the server. Their work is saved in this browser. With an account, products,
foods, comparisons and portfolios are kept on the server and are there on your other devices. When a guest creates an account, the work
done so far can be moved to it.</p>
<h2>Comparisons</h2>
<p>Choose <em>Create Comparison</em> and follow the five steps, or start from <em>New</em> in the header. The results page keeps name, region, use case and food on the
left: change one of them and everything is scored again at once. A column can be moved by dragging its head or from its menu, and a product can be pinned as the baseline:
the others then show their difference to it.</p>
<h2>Portfolios</h2>
<p>A portfolio holds products with quantities. <strong>A quantity counts uses (servings)</strong>, for reusable products too; the pieces that
you have to buy are shown beside it. Type the lines, or import them from a spreadsheet: columns are recognised, can be corrected, and each line that
cannot be read says what is wrong with it. Nothing is imported until you confirm.</p>
<p>The scores set the portfolio beside the best and the worst built-in choice and beside other portfolios. <em>Swap suggestions</em> replace
one product with another in all its lines, and say what the first changes reach together; you limit how many there are and which products your sites may use. They can be applied and undone, or tried in a copy that is kept as a scenario. <em>Upcoming rules</em> says what packaging law asks of the portfolio, now and later; <em>Packaging returns</em> prepares the weights
to report, as the authorities ask for them.</p>
<h2>Own products and foods</h2>
<p>If what you buy is not in the list, start from the built-in product that is most like it and change what differs: mass, material, recycled content,
number of uses, washing. The scores beside the form change while you type. Changing a built-in product makes a copy of your own.</p>
<h2>Saving</h2>
<p>Edits are saved by themselves. The header says where they are: <em>Saved</em> on the server, <em>Saved in this browser</em>, or not saved and why.
Work goes on without a network; what you changed is sent later. If two devices changed the same field, you are asked which one to keep.</p>
<h2>Without a network</h2>
<p>After the first visit the browser keeps the page and the reference data: as a guest or logged in, Tare starts without a network too. Browsers that can install pages offer
it in their own menu. A newer version waits until you take it, or until all tabs of Tare are closed.</p>
<h2>Saving and sharing results</h2>
<ul>
<li><em>CSV</em>: every table, with units, ids and the version of the reference data.</li>
<li><em>Report</em>: a sheet for A4 or Letter with the sections that you choose, to print or to save as PDF.</li>
<li><em>Share</em>: a link that holds everything, a link stored on the server that you can revoke, or a file. Recipients see the same numbers and can open their own
copy. A file opens with <em>Open shared results</em> on the home page.</li>
<li><em>Embed in a web page</em>: a link stored on the server also shows its ranking or one chart inside another web page. <em>Share</em>
gives the code to paste. The frame sets no cookies and stores nothing; it ends when you revoke the link.</li>
<li><em>Save image</em> at a chart: an SVG or PNG with title, unit, source and date.</li>
</ul>`,
  post("howto-scorecard", "How to read the scorecard", "common")`
<h2>From top to bottom</h2>
<ol>
<li>The <strong>sentence</strong> at the top says which product comes first and how close the next one is.</li>
<li>The <strong>chart</strong> and the <strong>table</strong> show summary and metric scores from 1 to 100. Higher is better.</li>
<li><em>Raw Scores</em> are the amounts behind the scores, per serving or per use. Lower is better.</li>
<li><em>Where the impact arises</em> splits an amount by life-cycle stage or by component.</li>
<li><em>Break-even</em> says after how many uses a reusable product is better than a single-use one, or why it never is.</li>
<li><em>Circularity</em> says where the mass comes from and where it goes.</li>
<li><em>About the Products</em> lists what is known and what is assumed about each product.</li>
</ol>
<h2>How far to trust it</h2>
<ul>
<li><em>How certain is this?</em> varies all inputs together, each within its own uncertainty. <em>Show uncertainty</em> puts the 5–95% range beside the scores, and only a
difference that holds in at least 80% of the draws is called better.</li>
<li><em>What if?</em> changes one input of a product, such as its uses or its mass, and shows where the order changes. What you tried can be kept as a product of your own.</li>
<li><em>Weights</em>: <em>Set your own</em> changes what counts how much in the summary. Beside the scores you see how often the first product stays first under 10,000 random
weightings.</li>
<li><em>Cost</em> sets your own prices beside the results. It is not part of any score; prices are saved in this browser, are never sent, and are deleted when you log out.</li>
</ul>
<h2>Open a number</h2>
<p>Every score, raw value and bar opens: its formula with its own numbers, then the inputs by stage, each with amount, factor,
source, year, geography and data quality. They add up to the value shown. Below them it says how much of the value rests on
estimates.</p>
<h2>Before you decide</h2>
<ul>
<li>Is the difference larger than the doubt? If most of a value rests on estimates, treat close results as equal.</li>
<li>Does the default number of uses match yours? It decides most for reusable products. The break-even shows how much it matters.</li>
<li>Does the way of washing match yours? Water and climate of reusables are mostly washing.</li>
</ul>`,
  post("help_text", "Help", "scorecard")`
<p>Click a number to see where it comes from. Click a column’s head to sort it, to move it or to read what the metric means. Escape closes whatever opened
last.</p>`,
];
