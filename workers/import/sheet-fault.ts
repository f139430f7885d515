/** An expected reason why a file cannot be read; any other error is a defect. */
export class SheetFault extends Error {
  readonly code:
    | "not_text"
    | "empty_sheet"
    | "unclosed_quote"
    | "too_many_rows"
    | "too_many_columns"
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
