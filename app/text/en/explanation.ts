import { plural, texts } from "../catalogue.ts";

/** Texts of the drawer that explains one number. Numbers arrive formatted. */
export const explanationTexts = texts("explanation", {
  explaining: "Calculating…",
  failed: "This number could not be explained.",
  failedText: "Your comparison is safe. Try again.",
  gone: "This product is no longer in the comparison.",

  summary: "Summary",
  /** above the title */
  kicker: (metric: string, product: string) => `${metric}, ${product}`,
  titlePerServing: (value: string) => `${value} per serving`,
  titlePerUse: (value: string) => `${value} per use`,
  titleRating: (value: string) => `Rating ${value}`,
  titleNone: "No value",
  score: "Score",
  /** after the bold number: "Score 79, good." */
  band: (band: string) => `, ${band}.`,
  noBand: ".",
  /** under the number of a summary */
  summaryBand: (band: string) => `Summary score, ${band}.`,
  scaleOfRating: (best: string, worst: string) => `Ratings go from ${best}, best, to ${worst}, worst.`,

  /** after the verdict: the 5–95% range of the draws */
  interval: (range: string) => `5–95% of draws: ${range}.`,
  tabs: { label: "About this number", parts: "How it is made up", uncertainty: "Uncertainty", compare: "Compare with" },
  uncertainty: {
    raw: (range: string, draws: string) => `In 90% of ${draws} draws the value is ${range}.`,
    score: (range: string, draws: string) => `In 90% of ${draws} draws the score is ${range}.`,
    none: "The draws have not been made yet.",
    draw: "Make the draws",
  },
  compare: {
    caption: (metric: string) => `${metric} of all compared products, best first`,
    product: "Product",
    score: "Score",
    value: (unit: string) => (unit === "" ? "Value" : `Value, ${unit}`),
    better: "Better in % of draws",
    betterNote: (product: string) =>
      `“Better”: share of draws in which the ${product} is better than the product of the row.`,
    open: (product: string) => `${product}: how it is made up`,
    own: "this product",
  },
  uses: {
    label: "Set your own number of uses",
    less: "Fewer uses",
    more: "More uses",
    default: (uses: string) => `${uses} is the default of this product`,
    tried: (value: string, score: string) => `then ${value} per serving, score ${score}`,
    triedScore: (score: string) => `then score ${score}`,
  },

  nav: "Other numbers of this product",
  previous: (name: string) => `Previous: ${name}`,
  next: (name: string) => `Next: ${name}`,
  csvOf: "CSV of these inputs",

  formula: {
    raw: "Raw value",
    rawPerUse: "Raw value, one use",
    rawPerServing: "Raw value, one serving",
    rating: "Rating",
    score: "Score",
    summary: "Summary",
    summaryOwnWeights: "Summary by own weights",
    legendQuant: (items: string) =>
      `one item's life, N its uses, W one use (washing), n items per serving${items === "" ? "" : ` (${items})`}.`,
    sizes: (standard: string, size: string) => `${standard} / ${size}`,
    summaryOfMetrics: "Σ weight × score / Σ weight",
    scoreAndLetters: "The score, and what the letters mean",
    scoreOfAmount: "1 + 99 × (1 − raw / highest)",
    scoreOfRating: "1 + 99 × (worst − raw) / (worst − best)",
    highest: (name: string) => `Highest: ${name}, the built-in product of this use case with the largest value.`,
    noHighest: "No built-in product of this use case has an impact here: without one, a value of 0 scores 100.",
    heldAtOne: "below 1, held at 1",
    missingRaw: "There is no value: the product has no mass, or its size is not known.",
    missingScore: (score: string) => `Without a value the score is ${score}, by the method's default.`,
    noWeight: "No metric has a weight, so there is no summary.",
  },

  below_scale: "This value is above the worst built-in product: its score is held at 1, which hides by how much.",
  assumed: "A missing figure was replaced by the method's cautious default.",

  inventory: {
    caption: "Inputs, the largest first",
    count: (count: number) => plural(count, { one: "1 input", other: `${count} inputs, the largest first` }),
    share: "share",
    byStage: "Sums of the life-cycle stages",
    stageAndQuality: (stage: string, quality: string) => `${stage}; data quality: ${quality}`,
    toRow: "Row of the reference data",
    quality: "Quality",
    perServing: (unit: string) => `${unit} / serving`,
    perUse: (unit: string) => `${unit} / use`,
    sum: "Sum, as shown above",
    rounded: "Each line is rounded by itself; the sum is that of the unrounded lines.",
    product: (amount: string, factor: string) => `${amount} × ${factor}`,
    every: "every use",
    once: (uses: string) => `once in ${uses} uses`,
    plasticShare: (share: string) => `${share} of it is plastic, which counts`,
    ownFigure: "the region's own figure",
    changeRegion: (region: string) => `the region's own figure, ${region}: change region`,
    empty: "Nothing in this product's life has an impact here.",
    /** the set of factors that the metric uses */
    accounting: (method: string) => `Accounting: ${method}.`,
    sourceNote: "Where this figure comes from",
    noFigure: "no figure in the tables, counts as 0",
  },
  stages: {
    materials: "Materials",
    forming: "Forming",
    transport: "Transport",
    washing: "Washing",
    end_of_life: "End of life",
  },
  qualities: {
    measured: "measured",
    "government-factor": "government factor",
    "published-LCA": "published LCA",
    derived: "derived",
    "expert-estimate": "estimate",
    definition: "definition",
    "": "not stated",
  },

  quality: {
    title: "Data quality",
    none: "Nothing here rests on an estimate.",
    share: (share: string) => `${share} of this value rests on estimates`,
    parts: (factors: string, masses: string) =>
      `Estimated factors ${factors}, estimated masses ${masses}. A line with both counts once in the total.`,
    meaning:
      "An estimate is our expert judgement, not a measurement. An estimated component mass counts too, where the other figures are not estimates. Each estimate links to its row in the data, where you can suggest a better figure.",
    /** link to the estimates */
    replace: "See which",
    definition: (share: string) =>
      `${share} comes from definitions: exact choices of the method or of an imaginary region.`,
    bestToWorst: (parts: string) => `The factors alone, from best to worst: ${parts}.`,
    part: (quality: string, share: string) => `${quality} ${share}`,
  },

  estimates: {
    caption: "Estimates behind this value, the largest first",
    estimate: "Estimate",
    share: "Share",
    mass: (component: string) => `Mass: ${component}`,
    others: (count: number, shown: string) => plural(count, { one: "1 smaller one", other: `${shown} smaller ones` }),
  },

  parts: {
    title: "Masses behind the amounts",
    component: "Component",
    mass: (unit: string) => `Mass, ${unit}`,
    recycled: "Recycled content",
    onPhone: (share: string, from: string) => `${share} recycled content, ${from}`,
    from: { stated: "as the product states", regional: "the region's average", not_possible: "none possible" },
    own: "entered for this product",
  },

  rating: {
    terms: "Terms by component",
    component: "Component",
    share: "Share",
    /** on a phone, where the columns are below the name */
    onPhone: (name: string, value: string) => `${name} ${value}`,
    byMass: "by mass",
    byContact: "by food contact",
    presence: "Presence",
    migration: "Migration",
    rating: "Rating",
    part: "Part",
    why: "Reason",
    recycled: "Recycled",
    composted: "Composted",
    sum: "Sum, as shown above",
    reusable: (uses: string) =>
      `The product is used ${uses} or more times, which this metric counts as reusable: it gets the best rating, whatever its components.`,
    noContact: "No component touches food: it gets the best rating.",
    nothingDeclared: "nothing declared",
    declared: (compliance: string, disclosure: string) =>
      `compliance ${compliance} of 4, disclosure ${disclosure} of 3`,
    noContactPart: "no food contact",
    ways: {
      recycled_content: (share: string) => `${share} recycled content`,
      certificate: () => "a certificate",
      biomass: () => "renewable, nothing certified",
      none: () => "nothing declared",
    },
    /** the value of a component by its metric's rule (method.md section 7) */
    rules: {
      chemicals: ["Σ share × (presence + migration)", "migration = 1 + (f − 1) × (1 − inert)"],
      sust_source: ["Σ share × rating"],
      recoverability: ["Σ share × (5 − 4 × (recycled + composted))"],
    },
    legend: {
      chemicals:
        "Presence is 1 to 10, by what is declared of chemicals of concern; migration is 1 to 10, f the food's score, inert the material's inertness.",
      sust_source: "The lowest of what recycled content, certificates and biomass each give, weighted by mass.",
      recoverability: "What is recycled or composted of each component, weighted by mass.",
    },
  },
  food: {
    /** "" = unknown */
    title: (name: string) => (name === "" ? "The food" : `The food: ${name}`),
    caption: "What the food's score is made of",
    property: "Property",
    value: "Value",
    score: "Score",
    notStated: "not stated: the highest counts",
    sum: "Sum S",
    formula: (sum: string, score: string) => `f = 1 + 9 / 22 × (S − 6) = 1 + 9 / 22 × (${sum} − 6) = ${score}`,
    unknown: (score: string) => `The food is not known; the method's default score f = ${score} is assumed.`,
  },

  summaryTable: {
    caption: "Metrics of the summary",
    metric: "Metric",
    score: "Score",
    weight: "Weight",
    points: "Points",
    rests: (share: string) => `${share} rests on estimates`,
    sum: "Sum, as shown above",
    open: (metric: string) => `${metric}: how it is made up`,
    estimated: (share: string) =>
      `${share} of this score rests on estimates: the mean of its metrics with amounts, by their weights. Ratings have no inventory and do not count here.`,
  },

  change: {
    title: "What you can change here",
    region: (region: string, factors: string, all: string, share: string) =>
      `Region, ${region}: ${factors} of ${all} factors are its own and decide ${share} of this value; it also decides waste routes and distances.`,
    regionRates: (region: string) => `Region, ${region}: decides how much is recycled and composted.`,
    regionAction: "Change region",
    food: (food: string) => `Food, ${food}: decides how much migrates.`,
    foodAction: "Change food",
    recycling: (custom: boolean) =>
      custom ? "Recycling: your own settings." : "Recycling: averages of the region, or your own settings.",
    recyclingAction: "Change recycling",
    products: "Products: compare this one with others.",
    productsAction: "Change product selection",
  },
});
