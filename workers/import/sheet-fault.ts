/** Kinds of files that are not read, each with a sentence that says what to do. */
export const UNREADABLE_KINDS = [
  /** Excel 97–2003 */
  "xls",
  "xlsb",
  /** tables of other programs: OpenDocument in one XML file, XML Spreadsheet 2003, web pages, SYLK, DIF */
  "fods",
  "xml_2003",
  "html",
  "sylk",
  "dif",
  "numbers",
  "document",
  "pdf",
  "picture",
  "archive",
  "database",
  "xml",
  "json",
  "rtf",
  "binary",
] as const;
export type UnreadableKind = (typeof UNREADABLE_KINDS)[number];

/** An expected reason why a file cannot be read; any other error is a defect. */
export class SheetFault extends Error {
  readonly code:
    /** no supported kind of file; `detail` is its UnreadableKind */
    | "not_text"
    | "empty_sheet"
    | "too_many_rows"
    | "too_many_columns"
    /** a workbook that is damaged, has a password, or unpacks to more than the limit */
    | "bad_workbook"
    | "encrypted_workbook"
    | "workbook_too_large"
    | "no_such_sheet";

  constructor(code: SheetFault["code"], detail: string) {
    super(detail);
    this.name = "SheetFault";
    this.code = code;
  }
}
