import { plural, texts } from "../catalogue.ts";

/** The food editor. Numbers arrive formatted. */
export const foodTexts = texts("foods", {
  title: { create: "What food will be served?", edit: (name: string) => `Edit “${name}”` },
  lead: "What the food is like decides how much can pass out of the packaging into it. Choose one value for each property.",

  name: "Food name",
  nameHint: "For instance: Tomato soup, take-away",
  choose: "Choose…",
  /** in a selector, after the value: what it adds to the sum */
  value: (name: string, points: number, shown: string) =>
    plural(points, { one: `${name}: 1 point`, other: `${name}: ${shown} points` }),
  unknownValue: "The value chosen earlier is no longer known. Please choose again.",

  score: {
    title: "Food score",
    of: (score: string) => `${score} of 10`,
    low: "1 draws least",
    high: "10 draws most",
    what: "How strongly the food draws substances out of packaging. It counts in the chemicals of concern; in the other metrics the food does not count.",
    unfinished: (properties: string) => `Not chosen yet: ${properties}. Until then the highest score of each counts.`,
    like: (foods: string) => `About as strong as ${foods}.`,
    weakest: "Weaker than every food of the list.",
    strongest: "Stronger than every food of the list.",
    food: (name: string, score: string) => `${name} (${score})`,
  },

  missing: (count: number, shown: string) =>
    plural(count, {
      one: "A property was added after this food was saved. Choose its value; until then its highest score counts.",
      other: `${shown} properties were added after this food was saved. Choose their values; until then their highest scores count.`,
    }),

  faults: {
    required: "Give the food a name.",
    taken: "Food name already exists",
    too_long: "At most 200 characters, please.",
    not_plain: "The name holds a character that cannot be shown. Please type it again.",
    unknown: "Please choose another value.",
    values: (properties: string) => `Choose a value for ${properties}.`,
    /** where the names would be too many for the line; the score beside it has them */
    manyValues: (shown: string) => `${shown} properties need a value.`,
  },

  cancel: "Cancel",
  create: "Create Food",
  save: "Save Food",
  saving: "Saving the food…",
  failed: "The food could not be saved in this browser. Nothing that you entered is lost: please try again.",

  gone: {
    title: "This food is not here",
    text: "The address names a food that is not among yours. It may have been deleted, or it belongs to another account.",
    home: "Your work",
    define: "Define New Food",
  },
});
