import { plural, texts } from "../catalogue.ts";

/** Matching of the product names in a spreadsheet. Numbers arrive formatted. */
export const importNamesTexts = texts("import-names", {
  step: "Match names",
  title: (matched: string, all: string, share: string) => `${matched} of ${all} names, ${share} of units matched`,
  working: "Matching names",
  failed: "The names could not be matched.",
  states: { open: "To decide", sure: "Sure", chosen: "Chosen", left_out: "Left out" },
  all: (count: string) => `All ${count}`,
  stateCount: (state: string, count: string) => `${state} ${count}`,
  filter: "Which names are shown",
  shareOf: (share: string, names: number, shown: string) =>
    `${share} of units, ${plural(names, { one: "1 name", other: `${shown} names` })}`,
  find: "Find a name",
  nextNames: (names: number, shown: string, share: string) =>
    plural(names, {
      one: `The next name brings it to ${share}`,
      other: `The next ${shown} names bring it to ${share}`,
    }),
  heads: {
    name: "Name in your file",
    lines: "Lines",
    units: "Units",
    share: "Share",
    adds: "Adds up to",
    best: "Best match, and why",
    others: "Other matches",
  },
  facts: (units: string, share: string, lines: number, shown: string) =>
    `${units} units, ${share}, ${plural(lines, { one: "1 line", other: `${shown} lines` })}`,
  levels: { sure: "sure", likely: "likely", unsure: "unsure" },
  named: (words: string) => `It says: ${words}`,
  wholeName: "The whole name is similar",
  tie: (other: string) => `Could just as well be ${other}`,
  noOffer: "No match found",
  take: (product: string, name: string) => `${product}: take it for ${name}`,
  search: "Search",
  searchFor: (name: string) => `Search products for ${name}`,
  leaveOut: "Leave out",
  leaveOutName: (name: string) => `Leave out ${name}`,
  newProduct: "New product of mine",
  newProductOf: (name: string) => `New product of mine from ${name}`,
  likeWhich: (name: string) => `Which product is ${name} like?`,
  newProductFailed: "The product could not be made; please try again.",
  isProduct: (product: string) => `= ${product}`,
  factor: (factor: string) => `× ${factor}`,
  isLeftOut: "left out",
  change: "Change",
  changeOf: (name: string) => `Change what ${name} means`,
  accept: (count: number, shown: string) =>
    plural(count, { one: "Accept 1 sure one", other: `Accept ${shown} sure ones` }),
  undecided: (count: number, shown: string) =>
    plural(count, {
      one: "1 undecided name is left out for now",
      other: `${shown} undecided names are left out for now`,
    }),
  saved: "Every choice is saved",
  decided: (name: string, product: string) => `${name}: ${product}`,
  toNames: "Next: match names",
  review: "Next: review",
  none: "No names here.",
  more: (count: string) => `Show ${count} more`,
  shownOf: (shown: string, all: string) => `The ${shown} largest of ${all} names.`,
  file: {
    label: "Mappings as a file",
    export: "Download all mappings",
    import: "Add mappings from a file",
    list: "Download the product list",
    imported: (added: number, shown: string) =>
      plural(added, { one: "1 name was taken from the file.", other: `${shown} names were taken from the file.` }),
    faults: (count: number, shown: string, rows: string) =>
      plural(count, { one: `1 row was not taken: ${rows}.`, other: `${shown} rows were not taken: ${rows}.` }),
    unreadable: "This is not a mapping file. It needs the columns: their name, product id, factor.",
  },
});
