/** An expected reason why a file cannot be read; any other error is a defect. */
export class SheetFault extends Error {
  readonly code:
    /** not a text file and no supported workbook; `detail` names the kind */
    | "not_text"
    | "empty_sheet"
    /** `detail` is the row with the opening quotation mark that is never closed */
    | "unclosed_quote"
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
