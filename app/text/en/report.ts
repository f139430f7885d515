import { plural, texts } from "../catalogue.ts";
import { formatList, formatNames } from "../lists.ts";

/** The printed report of a comparison or portfolio. Numbers, dates and names arrive formatted. */
export const reportTexts = texts("report", {
  label: (name: string) => `Report of ${name}`,
  title: "Report",
  intro: "Choose what to include, then print it or save it as PDF. Only this sheet is printed.",
  print: "Print or save as PDF",
  close: "Close",
  preparing: "Preparing the report…",
  pageSize: "Paper",
  sizes: { A4: "A4", Letter: "Letter" },
  sections: "Sections",
  note: "Note",
  noteHint: "Printed under the title and saved with your work.",
  /** a step that can be undone */
  noteStep: "note",
  noteFailed: "The note could not be saved in this browser. Please try again.",
  preview: "Preview",

  kinds: { comparison: "Comparison report", portfolio: "Portfolio report" },
  headline: (kind: string, date: string) => `${kind}, ${date}`,
  data: (version: string, region: string) => `Data version ${version}, region ${region}`,
  ownWeights: "Own weights",
  comparedFor: "Functional unit.",
  covers: "Covers.",
  /** in the footer of each page */
  foot: (name: string, version: string) => `${name} · Tare, data ${version} · for screening and internal decisions`,
  page: "Page",

  titles: {
    scores: "Scores",
    raw: "Raw scores",
    stages: "Where the climate impact arises",
    breakEven: "Break-even",
    uncertainty: "How certain this is",
    settings: "Settings that differ from the default",
    assumptions: "Assumptions",
    quality: "Data quality",
    law: "Legal notes",
    figures: "Key figures",
    arises: "Where it arises",
    comparedWith: "Compared with",
    products: "Products",
    lines: "Lines",
    limits: "Limits",
  },

  metrics: {
    climate: "Climate",
    h2o: "Water",
    plastic_pollution: "Plastic",
    chemicals: "Chemicals",
    sust_source: "Sourcing",
    recoverability: "Recovery",
    land_use: "Land",
  },
  scenarioOf: (name: string) => `A scenario of “${name}”: its figures today beside those of the scenario.`,
  change: "Change",
  product: "Product",
  summary: "Summary",
  reusableSign: "(r)",
  weightOf: (weight: string) => `weight ${weight}`,
  /** the key below the table of scores */
  scale: (bands: readonly string[]) => `Scores 1–100, higher is better: ${bands.join(", ")}.`,
  band: (label: string, low: string, high: string) => `${label} ${low}–${high}`,
  weights: (list: string) => `Summary: mean of the metrics by weight (${list}).`,
  weightsOwn: (list: string) => `Summary by own weights: mean of the metrics by weight (${list}).`,
  weightOfMetric: (metric: string, weight: string) => `${metric} ${weight}`,
  reusableKey: "(r) reusable.",
  assumedKey: "assumed: a missing figure was replaced by the method's cautious default.",
  belowScaleKey: "below scale: worse than the worst built-in product, held at 1.",
  lawKey: (mark: string) => `${mark}.`,
  rawNote: "For one serving; lower is better.",
  rawNoteTotal: "Sums over all lines; ratings are means weighted by uses. Lower is better.",
  stagesNote: (unit: string) => `${unit} per serving by life-cycle stage, with the sum at the end of each bar.`,
  rangesNote: (draws: string, seed: string) =>
    `Scores 1–100 with the 5–95% range of ${draws} draws, in which all inputs vary together; seed ${seed}.`,
  arisesNote: (unit: string) => `Climate impact of all uses, ${unit}, largest first.`,
  breakEvenNote:
    "Uses from which each reusable is ahead of the single-use product of its use case that scores best, by metric.",
  breakEvenOf: (usecase: string) => `The use case whose reusables are used most, ${usecase}, on climate:`,
  someReusables: (shown: string, all: string) =>
    `The ${shown} most used of ${all} reusables. The break-even CSV has all of them.`,
  extremesNote: "Best and worst choice: the built-in product with the best or worst summary for every line.",
  others: (count: string) => `${count} others`,
  inBrackets: (text: string) => `(${text})`,
  stageSaid: (stage: string, value: string) => `${stage} ${value}`,

  settingsNone: "None: region, food, uses, washing and recycling are the defaults of the reference data.",
  settings: {
    recycling: "Recycling and composting: custom settings in place of regional averages.",
    stream: (name: string, on: boolean, kind: "recycle" | "compost") =>
      kind === "recycle"
        ? on
          ? `Recycled: ${name}.`
          : `Not recycled: ${name}.`
        : on
          ? `Composted: ${name}.`
          : `Not composted: ${name}.`,
    weights: (list: string) => `Own weights: ${list}.`,
    ownProducts: (names: readonly string[]) =>
      `Products of your own, with figures that you entered: ${formatNames(names)}.`,
    changedProducts: (names: readonly string[]) =>
      `Products of your own whose uses, washing, transport, recycled content or other settings differ from their defaults: ${formatNames(names)}.`,
    ownFood: (name: string) => `A food of your own: ${name}.`,
    ownFoods: (names: readonly string[]) => `Foods of your own: ${formatNames(names)}.`,
    scenario: (name: string) => `A scenario of the portfolio ${name}.`,
  },

  assumptions: {
    uses: (list: readonly string[]) => `Uses counted: ${formatNames(list)}.`,
    usesOf: (name: string, uses: string) => `${name} ${uses}`,
    washing: (list: readonly string[]) => `Washing: ${formatNames(list)}.`,
    washingOf: (name: string, system: string) => `${name} (${system})`,
    food: (name: string) => `Food: ${name}.`,
    foodWorst: "Food: none chosen, so the highest-risk food is assumed.",
    recyclingRegional: (region: string) => `Recycling and disposal: averages of ${region}.`,
    recyclingCustom: "Recycling: custom settings; disposal of the rest by regional averages.",
    assumed: (metric: string, names: readonly string[]) => `Assumed figures in ${metric}: ${formatNames(names)}.`,
    assumedTotal: (names: readonly string[]) => `Assumed figures in ${formatList(names)}.`,
    serving: "All products in a comparison do the same job; a larger or smaller one counts in proportion.",
    climate: (method: string) => `Climate counts as ${method}.`,
    counts: "Quantities count uses; the mass and the making of a reusable are divided by the uses of one piece.",
    someFoodWorst: "Lines without a food: the highest-risk food is assumed.",
  },

  quality: {
    /** `of`: a name, or all products */
    sentence: (share: string, of: string) => `${share} of the climate impact of ${of} rests on estimates.`,
    allProducts: (count: string) => `all ${count} products together`,
    /** below a share: its parts by estimated factors and by estimated masses */
    parts: (factors: string, masses: string) => `factors ${factors}, masses ${masses}`,
    byProduct: (low: string, high: string) => `By product: from ${low} to ${high}.`,
    note: "Share of each figure that rests on estimates of factors or of masses, by size of contribution; the rest is measured, published, official, derived from those, or a definition. The score: its metrics with amounts, by their weights; ratings do not count here.",
    all: "All together",
    none: "–",
    failed: "The data quality could not be computed.",
  },

  law: {
    about: (names: string) => `applies to ${names}`,
    none: (region: string) => `Tare has no rule for these products in ${region}.`,
  },

  figures: {
    score: "Summary score",
    uses: "Uses served",
    mass: "Material",
    single_use: "of it single-use",
    plastic: "of it plastic",
    reusable: "Uses served by reusables",
    massAndShare: (mass: string, share: string) => `${mass}, ${share}`,
    recycled_content: "Recycled content",
    recycled: "Recycled at the end of life",
    littered: "Littered",
  },
  metric: "Metric",
  score: "Score",
  rawTotal: "Raw total",
  best: "Best choice",
  worst: "Worst choice",
  name: "Name",
  share: "Share",
  stage: "Life-cycle stage",
  usecase: "Use case",
  food: "Food",
  lineLabel: "Label",
  uses: "Uses",
  perPiece: "Uses per piece",
  pieceMass: (unit: string) => `Mass of a piece, ${unit}`,
  stages: {
    materials: "Materials",
    forming: "Forming",
    transport: "Transport",
    washing: "Washing",
    end_of_life: "End of life",
  },
  /** rows that a table leaves out */
  someProducts: (shown: string, all: string, rest: string) =>
    `The ${shown} most used of ${all} products; the others hold ${rest} of the uses. The portfolio's CSV has all of them.`,
  someLines: (shown: string, all: string, rest: string) =>
    `The ${shown} largest of ${all} lines; the others hold ${rest} of the uses. The portfolio's CSV has all of them.`,
  allLines: "All lines, most uses first.",
  portfolioSentence: (score: string) => `The portfolio scores ${score}.`,
  portfolioUnweighted: "No metric has a weight, so there is no summary score.",
  usesIn: (count: number, shown: string) => plural(count, { one: "1 use", other: `${shown} uses` }),
  linesIn: (count: number, shown: string) => plural(count, { one: "1 line", other: `${shown} lines` }),
  portfolioCovers: (uses: string, lines: string, region: string, period: string) =>
    `${uses} in ${lines}, used in ${region}, of ${period}.`,

  limits: [
    "Many input figures are estimates; each is marked so in the tool, and the data quality says how much rests on them.",
    "Masses of built-in products are typical specifications unless their profile says otherwise.",
    "Figures are regional averages; a particular supplier, site or washing line may differ a lot.",
    "Scores of impacts are relative to the worst built-in product of the use case, not to an environmental limit.",
  ],
  guardStrong: "For screening and internal decisions.",
  guard: "Results use average data. They are not a label, a certification or a verified environmental claim.",
});
