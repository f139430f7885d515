import { post } from "../shipped-post.ts";

/** Pages 1 to 4 of the methodology: each `h2` begins a page. It explains the method that the engine follows. */
export const METHODOLOGY = post("methodology", "Methodology", "scorecard")`
<h2>From a product to its inventory</h2>
<p>Every score starts from one list, the <strong>inventory</strong>: the activities that a product’s life takes, each with its amount. So many grams of polypropylene made, so
many tonne-kilometres by truck, so many racks washed. Each activity has impacts per unit, its characterisation factors. The value of a metric is the sum over the
list:</p>
<p><code>value = Σ amount × factor</code></p>
<p>The list has five life-cycle stages.</p>
<ul>
<li><strong>Materials.</strong> Mass of each component, plus what is lost in forming. Recycled content is counted by cut-off: recycled material carries
its own processing, waste carries no burden after sorting, and there is no credit for what recycling avoids elsewhere.</li>
<li><strong>Forming.</strong> Moulding, thermoforming, pressing, per kilogram formed.</li>
<li><strong>Transport.</strong> From the place of production to the place of use, by stages with mode and distance, corrected for how well the product fills a
truck.</li>
<li><strong>Washing.</strong> For reusables, after every use: a share of a rack of 50 × 50 cm, and the way to the wash and back if it is off
site.</li>
<li><strong>End of life.</strong> A share is littered, by the size class of the item; the rest is recycled or composted as far as the region does so, and what remains is landfilled,
incinerated or openly dumped.</li>
</ul>
<p>Materials, forming and transport use the factors of the region of production, washing and end of life those of the region of use. Where a region has no figure of its own, a
wider region’s figure is used, and the explanation names its geography.</p>
<h3>Per serving</h3>
<p>Everything is counted per <strong>functional unit</strong>, the service that the use case names. With <i>n</i> items for one serving, <i>L</i> for one item’s life, <i>W</i> for each use (washing)
and <i>N</i> uses:</p>
<p><code>value per serving = n × (L ÷ N + W)</code></p>
<p>Fractions are kept: 350 ml served in a 500 ml cup take 0.7 cups.</p>

<h2>The seven metrics</h2>
<table>
<thead><tr><th>Metric</th><th>Counts</th><th>Unit</th></tr></thead>
<tbody>
<tr><td>Climate</td><td>greenhouse gases over 100 years</td><td>g&nbsp;CO₂e</td></tr>
<tr><td>Water use</td><td>blue water consumed</td><td>L</td></tr>
<tr><td>Plastic pollution</td><td>plastic that leaks into the environment</td><td>g</td></tr>
<tr><td>Land use</td><td>land occupied</td><td>m²·a</td></tr>
<tr><td>Chemicals of concern</td><td>presence and migration</td><td>rating 2&#8288;–&#8288;20</td></tr>
<tr><td>Sustainable sourcing</td><td>recycled content, bio-based material, certificates, reuse</td><td>rating 1&#8288;–&#8288;5</td></tr>
<tr><td>Recoverability</td><td>share recycled or composted, reuse</td><td>rating 1&#8288;–&#8288;5</td></tr>
</tbody>
</table>
<h3>Chemicals of concern</h3>
<p>For each component that touches food: a presence score from 1 to 10, by what is declared free and how well that is supported, plus a migration score. Migration rises with the food’s
six properties (contact time, temperature, acidity, fat, physical state, size of the package), summed to S between 6 and 28:</p>
<p><code>food score = 1 + 9 ÷ 22 × (S − 6)</code></p>
<p>Inert materials (glass, stainless steel, vitrified ceramic) let nothing migrate. Incidental contact counts a tenth of direct contact.</p>
<h3>Sustainable sourcing</h3>
<p>Each component takes the best of what applies: its tier of recycled content (above 50%, above 25%, above 0), its certificate, or being bio-based; else 5. The product’s rating is the mean by
mass. Products reused at least five times rate 1.</p>
<h3>Recoverability</h3>
<p><code>5 − 4 × (share recycled + share composted)</code>, mean by mass; reused products rate 1. A part counts as recycled only if it is designed for recycling, as composted only if it is
certified compostable.</p>

<h2>From values to scores, and the evidence</h2>
<p>On the four metrics with amounts:</p>
<p><code>score = max(1 + 99 × (1 − value ÷ highest), 1)</code></p>
<p>with the highest value among all built-in products of the use case. On ratings the score runs linearly between the best and the worst possible rating. The summary
is the weighted mean of the scores.</p>
<p>In portfolios, amounts add up over the lines and ratings are averaged by quantity; the scale adds up likewise. A line whose own product has no component, no mass or no size is left out of the sums and of the scale
alike. Swap suggestions replace a product in all its lines: each is
the one that raises the summary of the whole portfolio most once those before it are made.</p>
<h3>What is missing stays visible</h3>
<p>If a factor, a material or a rate is missing, a stated fallback is used and the value is marked <em>assumed</em>. A missing metric scores 5, so that missing data never looks like a perfect result. Values beyond the scale
are marked <em>below scale</em> and shown raw.</p>
<h3>Break-even</h3>
<p>The smallest number of uses from which a reusable product is better than a single-use one. If one wash alone has more impact than one single-use product, there is none, and the page
says so.</p>
<h3>Other weights</h3>
<p>The summary counts with the weights of the reference data or with your own. To see how much depends on them, 10,000 random weightings are drawn, land use included: how often a product comes first, and from which weight
of a single metric the first two change places.</p>
<h3>One figure changed</h3>
<p>What if? calculates the whole result again with one figure of one product at other values: uses, mass, recycled content, a distance, the energy of a wash. Everything else stays as it is.</p>
<h3>How certain it is</h3>
<p>Behind every result the inputs are varied together, 2,000 times for a comparison and 1,000 times for a portfolio: each is multiplied by a factor drawn from a log-normal distribution whose geometric standard deviation is stated by its
source or follows from its quality, from 1.05 for measured factors to 1.5 for estimates; for the mass of a component the range that was published, else 1.25 for an estimated and 1.1 for a confirmed one, 1.3 for the uses of a reusable and for the items in a rack of its washer, 1.2 for recovery rates and for the share incinerated instead of landfilled, 1.5 for litter rates; definitions do not vary. The part of a process that is electricity or heat varies with the electricity and the heat of its region, and the kilowatt-hours themselves vary by the deviation of the process: a wash that is nearly all energy has its own uncertainty, not only the grid’s. The masses of your own products stay as they are. All products
share the draws, so common errors cancel out. A product is called better than another only if it wins at least 80% of the draws.</p>
<h3>Ratings without the reuse rule</h3>
<p>By rule, reused products get the best rating in sourcing and recoverability. A switch on the results rates reusables like other products and leaves everything else as it is. It is a view and never the score; results and report name who leads with the rule and
without it.</p>
<h3>How much rests on estimates</h3>
<p>For a metric: the share of the sum of all contributions, without their signs, that comes from lines whose factor or mass is an estimate. A line where both are estimates counts once; the way to a wash hub counts as far as the masses that it carries are estimates; definitions
are not estimates. For a summary: the mean of the shares of its metrics with amounts, by their weights. Ratings have no inventory and do not count.</p>
<h3>Water by scarcity</h3>
<p><code>litres where it is made × its AWARE factor + litres where it is used × its AWARE factor</code></p>
<p>AWARE 2.0 says how much more a litre counts where water is scarce, compared with the world. Materials, forming and transport count with the factor of the region of production, washing and end of life with that of the region of use. The figure is shown beside the
litres, is never added to them and is not a score. Ecoville, which does not exist, has no factor. Withdrawal is shown for washing alone: for the other stages the sources state consumption only.</p>
<h3>What decides at the end of life</h3>
<p>The climate impact of each product in four cases: the mix of the results, all landfilled, all incinerated, all recovered where a stream exists. Litter stays as it is. Every part that can be recycled is recycled, else composted if that is possible; the rest
follows the mix. No score, and no credit for what recycling avoids elsewhere.</p>
<h3>Periods, progress and targets</h3>
<p>The quantities of a portfolio cover a period, a calendar year unless you say another; sums are brought to a year, a month being a twelfth of it. The change from an earlier period has three parts that sum to it exactly:</p>
<p><code>new data = earlier lines under the data of now − as they were</code><br><code>volume = earlier lines under the data of now × (uses now ÷ uses before − 1)</code><br><code>mix = the rest: other products, foods and use cases for the uses of now</code></p>
<p>A target of 30% less is measured from the earlier lines under the data of now, so that new data is no progress. The straight line runs from the middle of the earlier period to the middle of the target year.</p>
<h3>The plan</h3>
<p>The steps of a plan are made in this order: what the law forbids today, what it will forbid by its day, then the largest gain on top of the steps before. Its sums are those of the portfolio with all steps made.</p>
<p><code>pieces = uses a year ÷ uses of a piece, rounded up, and 5% of them as a start-up stock</code><br><code>cost of a use = (price of a piece − deposit kept) ÷ its uses + washes × price of a wash</code><br><code>paid back after = price of all pieces ÷ what each week saves</code><br><code>racks a day = uses a year × washes ÷ pieces in a rack ÷ days of use</code><br><code>uses of a returned piece = 1 ÷ (1 − share that comes back), at most 1,000</code></p>
<p>Prices are your own; without one a cost is unknown, never 0. The stock, 365 days and 40 racks an hour of a machine are estimates until you enter yours. Under limits the best choice of up to 12 changes is found by trying all; beyond, it is the better of two that are made change by change.</p>
<h3>Data and their limits</h3>
<ul>
<li>Factors come from public sources: government conversion factors, published life-cycle assessments, statistics. None is taken from a licensed
database.</li>
<li><strong>Many figures are estimates</strong>, most masses among them. Each is marked, and each value, each score and the report say how much rests on them. Definitions, such as the figures of Ecoville or the scores of our own scales, are exact by definition and have no spread. For the climate factors of common materials the share
of published figures is much higher than for water and land.</li>
<li>Climate counts as GWP100, of IPCC AR5 as far as known: not every source names its set of warming potentials, and its figures are used as published. The explanation of a climate figure, reports and CSV say for how many sources the set is not known. Electricity counts as delivered, with grid losses of 6%.</li>
<li>Germany, France, the United Kingdom, Italy and the Netherlands have their own grid, their own rates of paper, glass, metals and plastic and, except for the United Kingdom, their own waste treatment; the rest is Europe’s. The choice of the region says how much.</li>
<li>Masses are typical specifications; nothing was weighed. Reuse counts and items per rack are assumptions.</li>
<li>Of tap water, 10% counts as consumed. This choice decides the water ranking of reusables.</li>
<li>Outside the method: noise, social conditions, food waste avoided by packaging, microplastics from wear of the products. Costs are not part of any score; the page sets them beside the results, from your own prices.</li>
<li>Ecoville is an imaginary town in which everything works. Its figures are a design choice, to show what the best systems could do.</li>
</ul>

<h2>Learn more</h2>
<p>The method follows the public description of the <a href="https://upscorecard.org/">Understanding Packaging (UP) Scorecard</a>; where that is silent, Tare’s choices follow the practice of ISO 14040 and ISO 14044. It is a
screening: simplified, streamlined, without a critical review, and therefore no basis for comparative claims made in public.</p>
<p>To check a value, open it: the drawer names every input with source, year, geography and quality, and it adds up. The report prints what was assumed and how good the data are, and shared results keep the version of the data that they were made with. The sources are listed under Credits; every row of the data, with files to download, is on the page <a href="/data">Reference data</a>.</p>`;
