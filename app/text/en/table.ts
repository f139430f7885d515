import { plural, texts } from "../catalogue.ts";
import { quoted } from "./sentence-parts.ts";

/** Texts of the score tables: columns, sorting, the pinned baseline, the scale, missing declarations. */
export const tableTexts = texts("table", {
  columns: {
    menu: (name: string) => `Column ${name}`,
    drag: "Drag to move the column",
    moveLeft: "Move left",
    moveRight: "Move right",
    sort: "Sort, best first",
    sortBySummary: "Back to summary order",
    whatIs: "What is this",
    reset: "Reset columns",
    moved: (name: string, place: string, count: string) => `${name} is now column ${place} of ${count}.`,
    sorted: (name: string) => `Sorted by ${name}, best first.`,
    sortedBySummary: "Sorted by summary score, best first.",
    wasReset: "The columns are in their usual order.",
  },

  baseline: {
    label: "Difference to",
    none: "No baseline",
    mark: "Baseline",
    pinned: (name: string) => `Every product now shows its difference to the ${quoted(name)}.`,
    unpinned: "No differences are shown.",
  },

  /** beside a value; higher scores and lower amounts are better */
  difference: {
    same: "same",
    better: (count: number, shown: string) => plural(count, { one: "1 point better", other: `${shown} points better` }),
    worse: (count: number, shown: string) => plural(count, { one: "1 point worse", other: `${shown} points worse` }),
    less: (share: string) => `${share} less`,
    moreThan: (share: string) => `more than ${share}`,
    more: (share: string) => `${share} more`,
    times: (ratio: string) => `${ratio} times as much`,
    fromZero: "baseline is 0",
    lower: (points: string) => `${points} lower`,
    higher: (points: string) => `${points} higher`,
  },

  /** the meaning of the ends of the scale (method.md section 8) */
  scale:
    "Impacts (climate, water, plastic, land use): 100 = none, 1 = the worst built-in product of this use case. Ratings (chemicals, sourcing, recoverability): 100 = best, 1 = worst.",

  undeclared: {
    /** in the head of the column */
    head: (count: string, all: string) => `undeclared ${count} of ${all}`,
    declare: "Declare",
    chemicals: {
      some: (count: number, shown: string, all: string) =>
        `${shown} of ${all} products ${count === 1 ? "declares" : "declare"} nothing about chemicals, so the highest risk is assumed.`,
      all: (count: number, shown: string) =>
        plural(count, {
          one: "The product declares nothing about chemicals, so the highest risk is assumed.",
          other: `None of the ${shown} products declares anything about chemicals, so the highest risk is assumed.`,
        }),
    },
    sust_source: {
      some: (count: number, shown: string, all: string) =>
        `${shown} of ${all} products ${count === 1 ? "declares no recycled content or certificate, so it gets" : "declare no recycled content or certificate, so they get"} no credit for either.`,
      all: (count: number, shown: string) =>
        plural(count, {
          one: "The product declares no recycled content or certificate, so it gets no credit for either.",
          other: `None of the ${shown} products declares recycled content or a certificate, so they get no credit for either.`,
        }),
    },
  },

  close: "Close",
});
