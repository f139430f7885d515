import { plural, texts } from "../catalogue.ts";

/** Questions of an import about a file, and the rows that it leaves out. Numbers arrive formatted. */
export const importQuestionTexts = texts("import-questions", {
  which: "Which number counts the pieces?",
  whichNote: "A piece is one cup, one lid, one fork. Nothing is imported before you have chosen.",
  proven: "How the quantity is read",
  provenNote: "The file says so. Choose another reading if it is wrong.",
  noPack: (column: string) => `${column}, in packs; you give their size`,
  counts: {
    pieces: (column: string) => column,
    packs: (column: string) => `${column}, in packs`,
    dozens: (column: string) => `${column}, in dozens`,
    thousands: (column: string) => `${column}, in thousands`,
    kilograms: (column: string) => `${column}, in kilograms`,
    pounds: (column: string) => `${column}, in pounds`,
    inner: (column: string) => `${column}, in inner packs`,
    pairs: (column: string) => `${column}, in pairs`,
    hundreds: (column: string) => `${column}, in hundreds`,
    gross: (column: string) => `${column}, in gross (144)`,
    by_unit: (column: string) => `${column}, each in its unit`,
  },
  packInName: "pack in the name",
  countsOf: (column: string) => `A number in ${column} counts`,
  split: {
    label: "A line for each of these columns, with its name as the label",
    site: "A line for each of these columns, with its name as the site",
  },
  countWords: {
    pieces: "pieces",
    packs: "packs",
    dozens: "dozens",
    thousands: "thousands",
    kilograms: "kilograms",
    pounds: "pounds",
    inner: "inner packs",
    pairs: "pairs",
    hundreds: "hundreds",
    gross: "gross (144)",
    by_unit: "what its unit says",
  },
  byMass: "known once the names are matched",
  each: (price: string) => `A piece costs ${price} on average then.`,
  unread: (count: number, shown: string) =>
    plural(count, { one: "1 line cannot be read this way", other: `${shown} lines cannot be read this way` }),
  disagree: (count: number, rows: string) =>
    plural(count, { one: `They disagree in row ${rows}.`, other: `They disagree in rows ${rows}.` }),

  rowOf: (row: string, arithmetic: string) => `Row ${row}: ${arithmetic}`,
  decimal: (cell: string) => `What does ${cell} mean in this file?`,
  decimalNote: "The file does not say. Your answer applies to all of it.",
  decimals: {
    point: (number: string, total: string) => `${number}, with a decimal point: ${total} in all`,
    comma: (number: string, total: string) => `${number}, with a decimal comma: ${total} in all`,
  },

  unit: (word: string) => (word === "" ? "What is counted where the unit is empty?" : `What is one ${word}?`),
  unitNote: (count: number, shown: string) =>
    plural(count, { one: "This affects 1 line.", other: `This affects ${shown} lines.` }),
  unitOption: (unit: string, total: string) => `${unit}: ${total} in all`,
  byWeight: (unit: string) => `${unit}, as pieces by the weight of one in the catalogue`,
  leaveOut: "leave these lines out",

  rows: {
    hidden: (_words: string, count: number, shown: string) =>
      plural(count, { one: "1 row is hidden in the file.", other: `${shown} rows are hidden in the file.` }),
    word: (words: string, count: number, shown: string) =>
      plural(count, { one: `1 row is marked ${words}.`, other: `${shown} rows are marked ${words}.` }),
    table: (words: string, count: number, shown: string) =>
      plural(count, {
        one: `1 row is in another table: ${words}.`,
        other: `${shown} rows are in another table: ${words}.`,
      }),
    example: (words: string, count: number, shown: string) =>
      plural(count, { one: `1 row is an example: ${words}.`, other: `${shown} rows are examples: ${words}.` }),
  },
  rowWays: {
    count: (total: string) => `Count them: ${total} in all`,
    subtract: (total: string) => `Subtract them: ${total} in all`,
    leave_out: (total: string) => `Leave them out: ${total} in all`,
  },

  basis: "Pieces bought or uses?",
  basisNote: (count: number, shown: string) =>
    plural(count, {
      one: "This affects 1 line with a reusable, where one piece serves many uses.",
      other: `This affects ${shown} lines with reusables, where one piece serves many uses.`,
    }),
  basisUnsaid: "The file does not say which is counted.",
  bases: { pieces: "Pieces bought", uses: "Uses (servings)" },
  usesInAll: (total: string) => `${total} uses in all`,

  read: {
    title: "How rows are read",
    example: "An example of each way",
    rows: "Rows",
    total: "In all",
    more: (count: number, shown: string) => plural(count, { one: "And 1 more way.", other: `And ${shown} more ways.` }),
    change: "Wrong? Change it",
    filled: (field: string, count: number, shown: string) =>
      plural(count, {
        one: `${field}: 1 blank repeats the text above.`,
        other: `${field}: ${shown} blanks repeat the text above.`,
      }),
  },

  returns: "Some quantities are negative: returns.",
  returnsNote: (count: number, rows: string) => plural(count, { one: `In row ${rows}.`, other: `In rows ${rows}.` }),
  ways: {
    subtract: (total: string) => `Subtract them: ${total} in all`,
    apart: (total: string) => `Leave them out: ${total} in all`,
  },
  beyond: (pieces: string) =>
    `${pieces} more pieces were returned than bought of the same products; they are left out.`,

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
    add: "Add them again",
    replace: "Replace all lines with these",
    cancel: "Import nothing",
  },

  sheet: "More than one sheet looks like purchases. Which one?",
  unanswered: "Answer the questions about the file first.",

  titles: (count: number, shown: string) => plural(count, { one: "1 title row", other: `${shown} title rows` }),
  totals: (count: number, shown: string, kinds: string) =>
    plural(count, { one: `1 row left out (${kinds})`, other: `${shown} rows left out (${kinds})` }),
  show: "Show the left-out rows",
  hide: "Hide the left-out rows",
  row: "Row",
  text: "Text",
  kind: "Read as",
  kinds: {
    subtotal: "subtotal",
    total: "total",
    heading: "heading",
    prefilled: "only prefilled values",
    title: "title",
  },
  back: "Restore",
  putBack: (row: string) => `Import row ${row}`,
  takeOut: (row: string) => `Leave row ${row} out`,
  putAllBack: "Import them all",
  takeAllOut: "Leave them all out",
  shownOf: (shown: string, all: string) => `The first ${shown} of ${all}.`,
  summary: (pieces: string) => `${pieces} pieces or uses in the lines that are ready`,
});
