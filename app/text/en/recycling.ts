import { plural, texts } from "../catalogue.ts";

/** Texts of the recycling settings of comparisons and portfolios (method.md section 6). */
export const recyclingTexts = texts("recycling", {
  title: "Recycling",
  custom: "Custom rates",
  mode: { custom: "custom", regional: "regional" },
  settings: "Custom Settings",
  settingsWhyNot: "Turn custom rates on to choose what is collected.",
  /** link to a help page */
  help: "How recycling and composting count",
  failed: "The change could not be saved in this browser. Please try again.",

  confirm: {
    toCustom: {
      title: "Use custom recycling settings?",
      text: (region: string) =>
        `Instead of average rates, each material counts as recycled or composted only where it is collected. Until you change them, the collections usual in ${region} count. Impacts, recoverability and summary are recalculated.`,
      act: "Use custom settings",
    },
    toRegional: {
      title: "Return to regional averages?",
      text: (region: string) =>
        `The average recycling and composting rates of ${region} then count for every material. Impacts, recoverability and summary are recalculated. Your custom settings are kept and count again when you turn custom rates on.`,
      act: "Use regional averages",
    },
    cancel: "Cancel",
  },

  effect: {
    title: "Effect on the scores",
    csvLabel: "Effect of these settings as CSV",
    caption: "Summary scores as saved and with these settings",
    product: "Product",
    /** for a portfolio, whose rows are metrics */
    metricHead: "Metric",
    summary: "Summary",
    before: "Saved",
    now: "New",
    change: "Change",
    better: (points: string) => `+${points}`,
    // the numbers are kept on one line
    metric: (name: string, before: string, now: string) => `${name} ${before}\u00a0→\u00a0${now}`,
    list: (metrics: readonly string[]) => metrics.join(", "),
    spoken: (count: number, changed: string, all: string) =>
      plural(count, {
        one: `With these settings the scores of one product of ${all} change.`,
        other: `With these settings the scores of ${changed} products of ${all} change.`,
      }),
    loading: "Scoring…",
    problem: "The effect on the scores could not be calculated.",
  },

  dialog: {
    title: "Custom recycling settings",
    intro: (region: string) =>
      `Choose which materials are collected where the packaging ends up. “Region” says what is usual in ${region}. A collection counts only for products designed to be recycled or composted. Nothing changes until you save.`,
    caption: "Collections by material",
    material: "Material",
    recycle: "Recycling",
    compost: "Composting",
    /** names of the two choices of a stream */
    recycleOf: (stream: string) => `${stream}, collected for recycling`,
    compostOf: (stream: string) => `${stream}, collected for composting`,
    regional: { on: "region: yes", off: "region: no" },
    notAvailable: "not available",
    /** a collected stream whose items are not recycled */
    notSorted: "accepted; this item is not sorted out of mixed waste: food-soiled, dark or too small",
    showAll: (count: string) => `Show all ${count} materials`,
    showConcerned: "Show only those of these products",
    noneConcerned: "None of the materials of these products has a collection to choose.",
    loading: "Loading the materials…",
    problem: "The materials could not be loaded.",
    reset: "Reset to Default",
    cancel: "Cancel",
    save: "Save",
  },
});
