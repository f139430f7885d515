import { SENTENCES } from "../../../workers/import/sentences.ts";
import { plural, texts } from "../catalogue.ts";

/** Texts of importing lines from a spreadsheet. Numbers arrive formatted. */
export const portfolioImportTexts = texts("portfolio-import", {
  title: "Import lines from a spreadsheet",
  steps: {
    label: "Steps of the import",
    file: "File",
    columns: "Columns and errors",
    names: "Match names",
    review: "Review",
  },
  cancel: "Cancel",
  stop: "Stop",

  file: {
    choose: "Choose a file",
    drop: "Drop spreadsheets here (.xlsx, .ods, CSV or TSV), or choose them. Several files are imported one after the other.",
    kinds:
      "Excel and OpenDocument workbooks, or text with commas, semicolons, tabs or vertical bars. It is read in this browser and sent nowhere.",
    paste: "Or paste cells copied from a spreadsheet",
    pasteHint:
      "The first row may name the columns: product, use case, food, quantity, GTIN, article number, site, country, supplier, order number, date, label.",
    read: "Read the cells",
    pastedName: "pasted cells",
    help: "Not sure how it should look?",
    template: "Download the template",
    example: "Download an example",
    productList: "Download the product list",
    needed:
      "Required: product and quantity. Use case, food, GTIN, article number, site, country, supplier, order number, date and a label are optional.",
    size: (lines: string) => `A portfolio holds up to ${lines} lines.`,
  },

  target: {
    title: "Import a purchase list",
    intro: "Choose the portfolio that the lines go into.",
    files: (names: string) => `Opened: ${names}. Choose the portfolio that the lines go into.`,
    create: "New portfolio",
    newName: "Imported list",
    existing: "Portfolios",
    failed: "The portfolio could not be created.",
  },

  packagingReturn: {
    title: "This is a packaging data file for the United Kingdom, not a purchase list.",
    note: "Its weights are reported to the regulator; it has no products to import.",
    check: "Check it as a return",
  },

  queue: {
    position: (at: string, all: string) => `File ${at} of ${all}`,
    next: (names: string) => `Next: ${names}.`,
    skip: "Skip this file",
    imported: (lines: string) => `${lines} lines imported so far.`,
  },

  found: {
    lines: (lines: number, shown: string, columns: number) =>
      `${plural(lines, { one: "1 line", other: `${shown} lines` })}, ${plural(columns, { one: "1 column", other: `${columns} columns` })}`,
    how: (separator: string, decimal: string, encoding: string) => `${separator}, ${decimal}, ${encoding}`,
    separators: { ",": "comma", ";": "semicolon", "\t": "tab", "|": "vertical bar" },
    decimals: { point: "decimal point", comma: "decimal comma" },
    encodings: {
      "utf-8": "UTF-8",
      "windows-1252": "Windows-1252 (Western Europe)",
      "windows-1250": "Windows-1250 (Central Europe)",
      cp850: "DOS 850 (Western Europe)",
      macintosh: "Mac Roman (Western Europe)",
      "utf-16le": "UTF-16",
      "utf-16be": "UTF-16, high byte first",
    },
    quotes: "Quotation marks",
    quoteWays: { around: "stand around texts", characters: "are characters" },
    change: "Change",
    close: "Close",
    another: "Choose another file",
    separator: "Separator",
    decimal: "Decimal sign",
    encoding: "Encoding",
    header: "Column names in row (0 = none)",
    skip: "Skip rows at the beginning",
    last: "Last row",
    sheet: "Sheet",
    sheetRows: (name: string, rows: string) => `${name}, ${rows} rows`,
    workbook: { xlsx: "Excel workbook", ods: "OpenDocument workbook" },
    headerIn: (row: string) => `column names in row ${row}`,
    noHeader: "no column names",
    undecoded: (count: number, shown: string, rows: string) =>
      `${plural(count, { one: `Row ${rows} has characters`, other: `${shown} rows (${rows}) have characters` })} that this encoding does not know. Correct the file or choose another encoding.`,
    looseQuotes: (count: number, shown: string, rows: string) =>
      `${plural(count, { one: `In row ${rows} a quotation mark does`, other: `In ${shown} rows (${rows}) quotation marks do` })} not enclose a text; it is read as a character, as in 9" plate.`,
    beside: (count: number, shown: string, row: string, text: string) =>
      `${plural(count, { one: "1 cell beside the table is", other: `${shown} cells beside the table are` })} not read (row ${row}: “${text}”).`,
    allSheets: "All sheets with these columns",
    joined: (sheets: string) => `Read one below the other: ${sheets}.`,
    staysOut: (sheets: string) => `Not read: ${sheets}.`,
  },

  columns: {
    title: "Columns",
    yours: "In your file",
    first: "First value",
    becomes: "Becomes",
    unnamed: (place: string) => `Column ${place}`,
    fields: {
      product: "Product",
      use_case: "Use case",
      food: "Food",
      quantity: "Quantity",
      pack: "Pieces per pack",
      unit: "Unit of the quantity",
      label: "Label",
    },
    mistyped: (count: number, shown: string, first: string) =>
      plural(count, {
        one: `1 GTIN has a wrong check digit: ${first}. Its line is imported anyway.`,
        other: `${shown} GTINs have a wrong check digit, such as ${first}. Their lines are imported anyway.`,
      }),
    unreadDates: (count: number, shown: string, first: string) =>
      plural(count, {
        one: `1 date could not be read: ${first}. Its lines are imported without a date.`,
        other: `${shown} different dates could not be read, such as ${first}. Their lines are imported without a date.`,
      }),
    lostCodes: (count: number, shown: string, first: string) =>
      `${plural(count, { one: `1 code has lost its last digits in a spreadsheet: ${first}.`, other: `${shown} codes have lost their last digits in a spreadsheet, such as ${first}.` })} Their lines are imported without a code.`,
    doubtfulDates: (count: number, shown: string, first: string) =>
      `${plural(count, { one: "1 date", other: `${shown} different dates` })} may have day and month swapped by the spreadsheet, such as ${first}: other dates of the column stayed texts because it could not read them. Their lines are imported without a date.`,
    hidden: "hidden in the workbook",
    none: "do not import",
    becomesOf: (column: string) => `${column} becomes`,
    inQuantity: "used for the quantity",
    matchedAll: "matched",
    matched: (matched: string, all: string) => `${matched} of ${all} lines matched`,
    missing: (fields: string) => `Choose the column of ${fields}: without it nothing can be imported.`,
  },

  faults: {
    title: "Lines to fix",
    note: (faulty: string, all: string) => `${faulty} of ${all}`,
    none: "Every line can be imported.",
    filter: "Column with the fault",
    all: (count: string) => `All ${count}`,
    of: (field: string, count: string) => `${field} ${count}`,
    row: "Row",
    line: "Line",
    column: "Column",
    value: "Your value and what is wrong",
    fix: "Fix",
    empty: "(empty)",
    wholeRow: "whole row",
    more: (rows: number, shown: string) =>
      plural(rows, { one: "Also in 1 more line.", other: `Also in ${shown} more lines.` }),
    take: (what: string) => `Use ${what}`,
    takeForAll: (what: string, rows: string) => `Use ${what} for all ${rows}`,
    leaveOut: "Leave line out",
    leaveAllOut: (rows: string) => `Leave ${rows} lines out`,
    another: "Choose another",
    anotherOf: (value: string) => `What “${value}” means`,
    shownOf: (shown: string, all: string) => `The first ${shown} of ${all} different faults.`,
    nothingWritten: "Nothing is written until you import. Lines without a fix are left out and can be downloaded.",
    leftOut: (count: number, shown: string) =>
      plural(count, {
        one: "1 line is left out by your choice, or until you answer.",
        other: `${shown} lines are left out by your choices, or until you answer.`,
      }),
    byChoice: (count: number, shown: string) =>
      plural(count, {
        one: "1 line follows a choice for this file or an earlier one.",
        other: `${shown} lines follow choices for this file or earlier ones.`,
      }),
    undo: "Undo my choices",
    forgetEarlier: "Forget choices for earlier files",
  },

  sentences: { ...SENTENCES.faults },

  review: {
    title: "Review",
    ready: (count: number, shown: string) => plural(count, { one: "1 line", other: `${shown} lines` }),
    returns: {
      subtract: (count: number, shown: string) =>
        plural(count, { one: "1 return subtracted", other: `${shown} returns subtracted` }),
      apart: (count: number, shown: string) =>
        plural(count, { one: "1 return left out", other: `${shown} returns left out` }),
    },
    pieces: (total: string) => `${total} pieces`,
    uses: (total: string) => `${total} uses`,
    notes: {
      basis: {
        pieces: (count: number, shown: string, uses: string) =>
          `${plural(count, { one: "1 line with a reusable counts", other: `${shown} lines with reusables count` })} pieces bought: ${uses} uses in all.`,
        uses: (count: number, shown: string, uses: string) =>
          `${plural(count, { one: "1 line with a reusable counts", other: `${shown} lines with reusables count` })} uses: ${uses} uses in all.`,
      },
      faulty: (count: number, shown: string) =>
        plural(count, {
          one: "1 line has an error and is left out.",
          other: `${shown} lines have errors and are left out.`,
        }),
      withoutFood: (count: number, shown: string) =>
        plural(count, {
          one: "1 line has no food: the highest-risk food is assumed.",
          other: `${shown} lines have no food: the highest-risk food is assumed.`,
        }),
    },
    sample: "The first lines as they will be imported",
    row: "Row",
    product: "Product",
    usecase: "Use case",
    food: "Food",
    quantity: "Quantity, uses",
    label: "Label",
    mode: "What happens to the lines already there",
    modes: { add: "Keep them and add these", replace: "Replace them with these" },
    tooLarge: (lines: string, limit: string) =>
      `With this import the portfolio has ${lines} lines; ${limit} is the most that the server keeps. Lines that are equal but for their quantity can be merged; otherwise the portfolio is saved in this browser only.`,
    merge: "Merge equal lines of this file",
  },

  bar: {
    reading: "Reading",
    checking: "Matching",
    naming: "Matching names",
    writing: "Writing",
    progress: (what: string, percent: string) => `${what}, ${percent}`,
    ready: (ready: number, shown: string, left: string) =>
      plural(ready, { one: `1 line ready, ${left} left out`, other: `${shown} lines ready, ${left} left out` }),
    download: (count: number, shown: string) =>
      plural(count, { one: "Download it as CSV", other: `Download the ${shown} as CSV` }),
    downloadWorkbook: (count: number) =>
      plural(count, { one: "Download it as .xlsx", other: "Download them as .xlsx" }),
    import: (count: number, shown: string) => plural(count, { one: "Import 1 line", other: `Import ${shown} lines` }),
    importNone: "Import",
  },
  done: (count: number, shown: string) => plural(count, { one: "1 line imported.", other: `${shown} lines imported.` }),
  step: (count: number, shown: string) => `import of ${plural(count, { one: "1 line", other: `${shown} lines` })}`,

  problemTitle: "This file could not be read.",
  problems: {
    not_text: (kind: string) =>
      `This is ${kind}. Open it in a spreadsheet and choose “Save as” and .xlsx, .ods or CSV, or copy the cells and paste them here.`,
    ...SENTENCES.problems,
    open_questions: "There are questions about this file. Answer them first.",
    unreadable_file: "The browser could not read it; it may have changed meanwhile. Choose it again.",
    cancelled: "Stopped. Nothing was written.",
    other: "Something unexpected happened. Nothing was written; please try again.",
  },
  /** what a file is that cannot be read, for the sentence `not_text` */
  unreadable: { ...SENTENCES.kinds },
  notWritten: "The lines could not be written. Nothing has changed; please try again.",
});
