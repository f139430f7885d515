import { plural, texts } from "../catalogue.ts";
import { formatCount } from "../format.ts";
import { formatList } from "../lists.ts";
import { capital, quoted } from "./sentence-parts.ts";

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

const inWords = (count: number): string => WORDS[count] ?? formatCount(count);

const allOf = (count: number, one: string, many: string): string =>
  count === 1 ? `the ${one}` : count === 2 ? `both ${many}` : `all ${inWords(count)} ${many}`;

const MEAL = " meal ";

/** "a hinged box of 1000 ml" as "a 1-litre hinged box". */
const litreFirst = (service: string): string => service.replace(/\ba ([a-z ]+) of 1000 ml$/, "a 1-litre $1");

/** Texts of the results of a comparison. Numbers arrive formatted, names written as inside a sentence. */
export const resultsTexts = texts("results", {
  documentTitle: (name: string) => `${name} · Tare`,
  /** the name with the title of the page, in the title of the document */
  documentName: (name: string, finding: string) => `${name}: ${finding.replace(/\.$/, "")}`,
  kicker: (count: number) =>
    `Comparison, ${plural(count, { one: "1 product", other: `${formatCount(count)} products` })}`,
  kickerOwnWeights: (count: number) =>
    `Comparison, ${plural(count, { one: "1 product", other: `${formatCount(count)} products` })}, own weights`,

  finding: {
    best: (name: string, score: string, next: string, close: boolean) =>
      close
        ? `The ${quoted(name)} scores best, ${score}, just ahead of the ${quoted(next)}.`
        : `The ${quoted(name)} scores best, ${score}.`,
    single: (name: string, score: string) => `The ${quoted(name)} scores ${score}.`,
    tie: (names: readonly string[], score: string) =>
      `${capital(formatList(names.map((name) => `the ${quoted(name)}`)))} score best, ${score} each.`,
    allTie: (count: number, score: string) => `All ${inWords(count)} products score the same, ${score}.`,
    unweighted: "No metric has a weight, so there is no summary score.",
    nothing: "None of these products exists any more.",
    scoring: "Scoring the products…",
    /** while it is not known whether the first is surely ahead */
    checking: "Checking how certain the order is…",
    failed: "The scores could not be computed.",
  },

  functionalUnit: (service: string, region: string) => `Per serving: ${litreFirst(service)}, ${region}.`,
  functionalUnitFood: (service: string, region: string, food: string) =>
    service.includes(MEAL)
      ? `Per serving: ${litreFirst(service.replace(MEAL, ` ${food} `))}, ${region}.`
      : `Per serving: ${litreFirst(service)}, with ${food}, ${region}.`,
  functionalUnitWorst: (service: string, region: string) =>
    `Per serving: ${litreFirst(service)}, ${region}. The highest-risk food is assumed.`,
  addition: {
    reusablesAhead: (reusables: number, singleUse: number) =>
      `${capital(allOf(reusables, "reusable", "reusables"))} ${reusables === 1 ? "comes" : "come"} out ahead of ${
        singleUse === 1 ? "the" : "every"
      } single-use option.`,
    singleUseAhead: (reusables: number, singleUse: number) =>
      `${capital(allOf(singleUse, "single-use option", "single-use options"))} ${singleUse === 1 ? "comes" : "come"} out ahead of ${
        reusables === 1 ? "the" : "every"
      } reusable.`,
    bestSingleUse: (name: string, score: string) => `The best single-use option, the ${quoted(name)}, scores ${score}.`,
    bestReusable: (name: string, score: string) => `The best reusable, the ${quoted(name)}, scores ${score}.`,
  },

  leadOf: (unit: string, addition: string) => `${unit} ${addition}`,

  /** announced to screen readers after a new score; the finding follows */
  updated: (finding: string) => `Scores updated. ${finding}`,

  /** name of a number that opens its explanation */
  openNumber: (shown: string, metric: string, product: string) => `${shown}, ${metric}, ${product}`,
  summary: "Summary",
  report: "Report",

  /** commands of one product in the ranking */
  productMenu: {
    of: (name: string) => `Commands for ${name}`,
    edit: "Edit Product",
    profile: "Product Profile",
    remove: "Remove Product",
    removeLast: "Remove Product: a reusable has to stay",
  },

  panel: {
    label: "This comparison",
    name: "Name",
    editName: "Change the name",
    nameReverted: "A comparison needs a name: the earlier one is kept.",
    region: "Region",
    usecase: "Use case",
    food: "Food",
    description: "Description",
    change: "Change",
    close: "Close",
    /** the panel collapsed to one line in a narrow window */
    line: (region: string, usecase: string, food: string) => `${region} · ${usecase} · ${food}`,
    changeWhat: (what: string) => `Change ${what}`,
    changeProducts: "Change Product Selection",
    defineProduct: "Define New Product",
    usecaseTitle: "Change the use case?",
    usecaseWarning: (to: string) =>
      `Products belong to one use case. With “${to}” the selection is cleared and you choose products again. The comparison stays as it is until you save the new selection.`,
    usecaseConfirm: "Change and choose products",
    cancel: "Cancel",
    unknown: (id: string) => `${id} (no longer exists)`,
  },

  sections: { results: "Results", scores: "Comparison Scores", raw: "Raw Scores" },

  ranking: {
    note: "Summary score from 0 to 100, higher is better.",
    noteOwnWeights: "Summary score by own weights from 0 to 100, higher is better.",
    label: "Summary scores, best first",
    noSummary: "–",
  },

  scores: {
    note: "Each metric 1–100, higher is better.",
    product: "Product",
    weight: (weight: string) => `weight ${weight}`,
    metric: "Metric",
    valuePerServing: (value: string) => `${value} per serving`,
    rating: (value: string) => `rating ${value}`,
    /** "11 g CO2e per serving, good" */
    rawAndBand: (raw: string, band: string) => `${raw}, ${band}`,
  },

  marks: {
    assumedLegend: "a missing figure was replaced by the method's cautious default.",
    belowScaleLegend: "raw value above the worst built-in product, held at 1.",
  },

  /** undo and redo of edits; the changed fields follow after a colon */
  steps: {
    failed: "That can no longer be undone: the comparison has changed elsewhere.",
    fields: {
      comparison_name: "name",
      region_use: "region",
      usecase_id: "use case",
      food_id: "food",
      currentProductIds: "products",
      customCompostingAndRecycling: "recycling",
      recycling_overrides: "recycling",
      rawscoresPerUse: "basis of the raw scores",
      weights: "weights",
    },
  },

  raw: {
    basis: "Show values",
    perServing: "Per serving",
    perUse: "Per use",
    noteServing: "For one serving of the functional unit; lower is better.",
    noteUse: "For one use of each product, whatever its size; lower is better.",
  },

  gone: {
    one: (name: string) => `One product of this comparison no longer exists and is left out: ${name}.`,
    many: (names: string) => `Some products of this comparison no longer exist and are left out: ${names}.`,
    remove: "Take out of the comparison",
    needsReusable: "Please include at least one reusable option in your selection to continue.",
  },
  warnings: { unknown_food: "The food of this comparison no longer exists. The highest-risk food is assumed instead." },

  problemTitle: "The scores could not be computed.",
  /** reasons of failed scoring; none of them loses any of the comparison */
  problems: {
    no_reference_data: "The reference data didn't load. Try again or reload the page.",
    bad_reference_data: "The reference data could not be read. Try again or reload the page.",
    wrong_version: "The reference data have just changed. Try again.",
    version_moved: "The reference data have just changed. Try again.",
    missing_region: "There are no data for this region. Try again or choose another region.",
    unknown_use_case: "The use case of this comparison no longer exists. Choose another use case.",
    cancelled: "The scoring was stopped.",
    worker_lost: "The scoring stopped unexpectedly. Your comparison is safe.",
    internal: "Something unexpected happened. Your comparison is safe.",
    network: "The data of this region could not be loaded: the server was not reached.",
    timeout: "The data of this region could not be loaded: the server did not answer in time.",
    bad_reply: "The data of this region could not be loaded: the answer was not readable.",
    quota: "This browser has no room left to keep data.",
    storage_unavailable: "This browser does not keep data.",
    invalid: "The comparison holds a value that cannot be used.",
    not_found: "This comparison no longer exists.",
  },

  exports: {
    label: "CSV",
    menu: "Save as CSV",
    results: "Results",
    raw: "Raw Scores, per serving",
    rawPerUse: "Raw Scores, per use",
    stages: "Life-cycle stages",
    components: "Components",
    breakEven: "Break-even",
    circularity: "Circularity",
    profiles: "Product profiles",
    failed: "The file could not be written. Please try again.",
  },

  notFound: {
    title: "This comparison is not here.",
    text: "It may have been deleted, or it was made in another browser.",
    home: "Home",
    create: "Create a comparison",
  },
  sectionFailed: "This part of the page could not be loaded.",
  saveFailed: "The change could not be saved in this browser. Please try again.",
});
