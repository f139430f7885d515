import { plural, texts } from "../catalogue.ts";

/** The food editor. Numbers arrive formatted. */
export const foodTexts = texts("foods", {
  title: { create: "Define a food", edit: (name: string) => `Edit “${name}”` },
  lead: "The kind of food affects how much can migrate from the packaging. Choose one value for each property.",

  name: "Food name",
  nameHint: "For example: Tomato soup, take-away",
  choose: "Choose…",
  /** in a selector, after the value: the points that it adds to the sum */
  value: (name: string, points: number, shown: string) =>
    plural(points, { one: `${name}: 1 point`, other: `${name}: ${shown} points` }),
  unknownValue: "The value chosen earlier is no longer known. Please choose again.",

  score: {
    title: "Food score",
    of: (score: string) => `${score} of 10`,
    low: "1 lowest migration",
    high: "10 highest migration",
    what: "How strongly the food draws substances out of packaging. It counts for chemicals of concern and no other metric.",
    unfinished: (properties: string) => `Not chosen yet: ${properties}. Until then the highest score of each counts.`,
    like: (foods: string) => `About as strong as ${foods}.`,
    weakest: "Weaker than every food in the list.",
    strongest: "Stronger than every food in the list.",
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
    not_plain: "The name contains a character that cannot be shown. Please type it again.",
    unknown: "Please choose another value.",
    values: (properties: string) => `Choose a value for ${properties}.`,
    /** if there are too many names for the line; the score panel beside it lists them */
    manyValues: (shown: string) => `${shown} properties need a value.`,
  },

  cancel: "Cancel",
  create: "Create Food",
  save: "Save Food",
  saving: "Saving the food…",
  failed: "The food could not be saved in this browser. What you entered is still here: please try again.",

  gone: {
    title: "This food is not here",
    text: "The address names a food that is not among yours. It may have been deleted, or it belongs to another account.",
    home: "Your work",
    define: "Define New Food",
  },
});
