import { texts } from "../catalogue.ts";

/** Texts about progress between two periods of a portfolio, and its target. Numbers and periods arrive formatted. */
export const portfolioProgressTexts = texts("portfolio-progress", {
  title: "Progress",
  note: "per year, from an earlier period to this one",
  csv: "Download the progress",
  since: "Compared with",
  choose: "Choose an earlier portfolio",
  portfolio: (name: string, period: string) => `${name} (${period})`,
  asking: "Comparing the two periods…",
  failed: "The two periods could not be compared.",
  figure: "Figure per year",
  change: "Change",
  volume: "from volume",
  mix: "from the mix",
  data: "from new data",
  figures: {
    mass: "Material",
    plastic: "Plastic",
    climate: "Climate",
    fee: "Packaging fees",
    reusable: "Served in reusables",
  },
  inSentence: { mass: "material", plastic: "plastic", climate: "climate impact" },
  points: (points: string) => `${points} points`,
  same: "no change",
  sentence: (change: string, earlier: string) => `Climate impact per year: ${change} than ${earlier}.`,
  sentenceSame: (earlier: string) => `Climate impact per year: as in ${earlier}.`,
  parts:
    "Volume: as many uses as now, each like the average use before. Mix: other products, foods and use cases for the uses of now. New data: the earlier lines under the data of now. The three sum to the change.",
  fee: "Fees: the base fees of the United Kingdom for 2025/26, as if all packaging were household packaging of a large organisation.",
  shared: (name: string, period: string, version: string) =>
    `As the sender saw it, since ${name} (${period}, data ${version}).`,

  target: {
    title: "Target",
    add: "Set a target",
    edit: "Change the target",
    remove: "Remove the target",
    removed: "Target removed.",
    text: "How much less per year than in the earlier period, and by which year.",
    figure: "Figure",
    percent: "Less by",
    percentUnit: "%",
    year: "By the year",
    percentFault: "More than 0, at most 100.",
    yearFault: "A year from 2000 to 2999.",
    save: "Save target",
    cancel: "Cancel",
    step: "target",
    stepSince: "progress",
    /** "30% less climate impact per year by 2030 than in 2025: at most 84 t." */
    goal: (percent: string, figure: string, year: string, earlier: string, amount: string) =>
      `${percent} less ${figure} per year by ${year} than in ${earlier}: at most ${amount}.`,
    reached: (amount: string) => `Reached: it is ${amount}.`,
    onLine: (line: string, amount: string) => `On track: the straight line allows ${line} now, and it is ${amount}.`,
    above: (line: string, amount: string, over: string) =>
      `Behind: the straight line allows ${line} now, and it is ${amount}: ${over} too much.`,
    planReaches: (amount: string) => `The plan reaches it: ${amount} with all steps taken.`,
    planMisses: (amount: string, over: string) =>
      `The plan does not reach it: ${amount} with all steps taken, ${over} above the target.`,
  },
});
