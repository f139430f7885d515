import { plural, texts } from "../catalogue.ts";

/** Questions of an import about a file, and the rows that it leaves out. Numbers arrive formatted. */
export const importQuestionTexts = texts("import-questions", {
  title: "What is in the file",
  which: "Which number counts the pieces?",
  whichNote: "A piece is one cup, one lid, one fork. Nothing is imported before you have chosen.",
  counted: "Pieces are",
  total: "Pieces in all",
  largest: "Its three largest lines",
  choose: (reading: string) => `Take ${reading}`,
  packs: (column: string, pack: string) => `${column} × ${pack}`,
  noPack: (column: string) => `${column}, in packs; you give their size`,
  counts: {
    pieces: (column: string) => column,
    packs: (column: string) => `${column}, in packs`,
    dozens: (column: string) => `${column}, in dozens`,
    thousands: (column: string) => `${column}, in thousands`,
    kilograms: (column: string) => `${column}, in kilograms`,
    by_unit: (column: string) => `${column}, each in its unit`,
  },
  countsOf: "A number in this column counts",
  countWords: {
    pieces: "pieces",
    packs: "packs",
    dozens: "dozens",
    thousands: "thousands",
    kilograms: "kilograms",
    by_unit: "what its unit says",
  },
  units: {
    pieces: "pieces",
    packs: "packs",
    dozens: "dozens",
    hundreds: "hundreds",
    thousands: "thousands",
  },
  byMass: "known once the names are matched",
  unread: (count: number, shown: string) =>
    plural(count, { one: "1 line cannot be read this way", other: `${shown} lines cannot be read this way` }),
  line: (pieces: string, name: string) => `${pieces} ${name}`,
  disagree: (count: number, rows: string) =>
    plural(count, { one: `They disagree in row ${rows}.`, other: `They disagree in rows ${rows}.` }),

  decimal: "What does 1.250 mean in this file?",
  decimalNote: "The file does not say. Your answer applies to all of it.",
  decimals: {
    point: (total: string) => `one and a quarter: ${total} in all`,
    comma: (total: string) => `one thousand two hundred and fifty: ${total} in all`,
  },

  returns: "Some quantities are negative: goods that went back.",
  returnsNote: (count: number, rows: string) => plural(count, { one: `In row ${rows}.`, other: `In rows ${rows}.` }),
  ways: {
    subtract: (total: string) => `Subtract them: ${total} in all`,
    apart: (total: string) => `Leave them out: ${total} in all`,
  },
  beyond: (pieces: string) =>
    `${pieces} more pieces went back than were bought of the same products; they are left out.`,

  dates: (date: string) => `Which day is ${date}?`,
  datesNote: "The file does not say whether the day or the month comes first. Your answer applies to all its dates.",
  dateWays: {
    day: (day: string) => `The day comes first: ${day}`,
    month: (day: string) => `The month comes first: ${day}`,
    none: "Import the lines without these dates",
  },

  again: {
    title: (count: number, shown: string) =>
      plural(count, {
        one: "This line is already in the portfolio.",
        other: `These ${shown} lines are already in the portfolio.`,
      }),
    add: "Add them once more",
    replace: "Replace all lines with these",
    cancel: "Import nothing",
  },

  sheet: "More than one sheet looks like purchases. Which one?",
  unanswered: "Answer the questions about the file first.",

  titles: (count: number, shown: string) => plural(count, { one: "1 title row", other: `${shown} title rows` }),
  totals: (count: number, shown: string) =>
    plural(count, { one: "1 total or heading row left out", other: `${shown} total and heading rows left out` }),
  show: "Show the left-out rows",
  hide: "Hide the left-out rows",
  row: "Row",
  text: "Text",
  kind: "Taken for",
  kinds: { subtotal: "subtotal", total: "total", heading: "heading", title: "title" },
  back: "Restore",
  putBack: (row: string) => `Import row ${row}`,
  takeOut: (row: string) => `Leave row ${row} out`,
  putAllBack: "Import them all",
  takeAllOut: "Leave them all out",
  shownOf: (shown: string, all: string) => `The first ${shown} of ${all}.`,
  summary: (pieces: string) => `${pieces} pieces or uses in the lines that are ready`,
  largestLines: (lines: string) => `Largest: ${lines}.`,
});
