import { post } from "../shipped-post.ts";

/** Help next to the scores. */
export const SCORECARD = [
  post("usecase", "Use case", "scorecard")`
<p>A use case names the service: to serve 350 ml of a hot drink, to eat with one fork. Only products that do the same job can be compared. Products of
another size count in proportion to what they hold; where size does not matter, as with cutlery, one piece is one serving.</p>`,
  post("scorecard", "Scorecard", "scorecard")`
<p>Scores from 1 to 100, one for each metric and a summary. Higher is better. Colours group them in bands of twenty; the number says the same, so
you never have to tell colours apart.</p>`,
  post("scorecard-help", "Scorecard help", "scorecard")`
<h2>Score</h2>
<p>On climate, water use, plastic pollution and land use the score is</p>
<p><code>1 + 99 × (1 − value ÷ highest value among the built-in products)</code></p>
<p>and never below 1. A product without any impact scores 100. “Highest” is the largest value per serving among all built-in products of the use case, in the same region
and under the same recycling settings, also of those that you did not select. So your selection never changes a score.</p>
<p>On chemicals of concern, sustainable sourcing and recoverability the score runs linearly from the best possible rating (100) to the worst possible one
(1).</p>
<h2>Metric</h2>
<p>The head of each column has <em>What is this</em>: what the metric measures, its unit, and how to read it.</p>
<h2>Summary</h2>
<p>The summary is the weighted mean of the metric scores, shown as a whole percent. All weights are 1, except land use with 0, unless you set your own, which is then noted wherever the
summary appears.</p>
<h2>Numbers</h2>
<p>Climate is shown as a whole number, water and plastic with two decimals. A total that would not fit is shown in a larger unit; point at it for the exact figure. CSV files hold every
figure at full precision.</p>
<h2>Recycling</h2>
<p>Regional averages say how much of each material is recycled or composted in the region. Custom settings switch single streams on or off, if you know
what happens to your waste. See the recycling help.</p>
<h2>Print</h2>
<p><em>Report</em> makes a sheet for A4 or Letter with the sections that you choose: <em>Print or save as PDF</em>. The browser’s own menu prints the page as it stands: navigation and controls are
left out; sections stay open or collapsed as you left them.</p>`,
  post("comparison_metric_info", "The metrics of a comparison", "scorecard")`
<h3 id="climate">Climate</h3>
<p>Greenhouse gases in grams of CO₂ equivalent per serving, over 100 years. Materials, forming, transport, washing and end of life. Carbon that plants take up and
release again counts zero on both sides; methane from fibre in landfills counts.</p>
<h3 id="h2o">Water use</h3>
<p>Litres of blue water consumed per serving: water that is evaporated, built in, or otherwise not returned. Of tap water used for washing, a tenth
counts as consumed. That one choice decides much of the water score of reusables.</p>
<h3 id="plastic_pollution">Plastic pollution</h3>
<p>Grams of plastic that leak into the environment per serving: as litter, from open dumps, as lost pellets and as tyre wear.</p>
<h3 id="chemicals">Chemicals of concern</h3>
<p>A rating from 2 (best) to 20 (worst). It adds two parts: what may be <i>present</i>, from what the manufacturer declares, and what may
<i>migrate</i>, from the food and from how inert the material is. It does not measure any substance and says nothing about safety or compliance with the
law.</p>
<h3 id="sust_source">Sustainable sourcing</h3>
<p>A rating from 1 (best) to 5 (worst), by recycled content, bio-based material and certificates. Products reused at least five times get the best
rating.</p>
<h3 id="recoverability">Recoverability</h3>
<p>A rating from 1 (best) to 5 (worst): the share of the mass that is recycled or composted in the region. Products reused at least five
times get the best rating.</p>
<h3 id="land_use">Land use</h3>
<p>Square metres of land occupied for a year, per serving. Shown for information: it does not count in the summary, because most of its figures are
estimates.</p>`,
  post("portfolio_metric_info", "The metrics of a portfolio", "scorecard")`
<p>A portfolio’s climate, water use, plastic pollution and land use are sums over all lines: quantity × value per use. Its ratings (chemicals of concern,
sustainable sourcing, recoverability) are means, weighted by quantity.</p>
<p>The scale of a sum is the sum of scales: what the portfolio would reach if each line were served by the worst built-in product of its use case. <em>Best</em> and
<em>Worst</em> are the portfolios in which each line is replaced by the built-in product of its use case with the best or the worst summary score, for the same
food and the same service. They are chosen by the summary, so a single metric of your portfolio may lie above the best or below the worst choice.</p>
<p>A line whose own product has no component, no mass or no size cannot be compared: it is left out of the sums, of the scale, and of best and worst alike.</p>`,
  post("addportfolio_pophelp", "Adding products to a portfolio", "scorecard")`
<p>Choose a use case, the food and the products. A product that the portfolio already holds with the same food is not added twice: its quantity
grows.</p>
<p><strong>Quantity counts uses (servings).</strong> For a reusable product, one piece serves many uses: 1,000 uses of a cup that lasts 50 uses are 20
pieces.</p>`,
  post("circularity-rates", "Circularity", "scorecard")`
<p>Shares of the product’s mass. <em>Recycled content</em> is what came in as recycled material. The others say where the mass goes in the end: recycled, composted,
landfilled, incinerated, openly dumped, littered; they add up to the whole. For reusables they describe the piece at the end of its life, and the mass per serving is the
piece’s mass divided by its uses.</p>
<p>Recovered means collected and sent to recycling or composting under the region’s rates or your own settings; it does not say that the same product is made again.</p>`,
  post("chemicals_tiers", "Tiers and declarations", "scorecard")`
<p>Chemicals of concern are grouped in four tiers. A product that is confirmed free of more tiers rates better, the more so the better the
statement is supported.</p>
<table>
<thead><tr><th>Declaration</th><th>Means</th></tr></thead>
<tbody>
<tr><td>Not declared</td><td>the manufacturer says nothing; presence is assumed</td></tr>
<tr><td>Self-declared</td><td>the manufacturer says so</td></tr>
<tr><td>Supported by written declaration</td><td>there is a signed statement for this product</td></tr>
<tr><td>Third Party Verified</td><td>an independent party has checked it</td></tr>
</tbody>
</table>
<p>The two ends of this rating are published; the steps between are Tare’s own linear choice. Ask your supplier for a written declaration: of all
settings it is the one that costs least to improve.</p>`,
  post("customize-help", "Own settings", "scorecard")`
<p>Defaults describe an ordinary product in an ordinary place. Change what you know better.</p>
<h2>Number of uses</h2>
<p>How often a reusable piece is used before it is lost, broken or retired. If you know the return rate, enter that: when 95% come back each time, a piece lasts
1 ÷ (1 − 0.95) = 20 uses. Below five uses a product is not rated as reusable in sourcing and recoverability.</p>
<h2>Washing</h2>
<p>The washing system, how many pieces fit into the rack of 50 × 50 cm, and the distance if washing is off site.</p>
<h2>Components</h2>
<p>Material, mass, recycled content, contact with food, litter class. The heaviest component is the main one; its size is the product’s.</p>
<h2>Manufacturing and transportation</h2>
<p>The region of production decides which electricity is used to form the product. Choosing another one resets the transport stages. Distances stay within what a
mode can do; the form tells you if it had to limit an entry.</p>
<h2>Sourcing, recoverability, chemicals</h2>
<p>Certificates, whether the product is designed for recycling or certified compostable, and what is declared on chemicals.</p>
<p>Settings that differ from the product that you started from are marked. <em>Reset changes</em> brings all of them back.</p>`,
];
