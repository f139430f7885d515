import { UNREADABLE_KINDS, type SheetFault, type UnreadableKind } from "../import/sheet-fault.ts";

const SAVE = "Open it in a spreadsheet and save it as .xlsx, .ods or CSV.";

const KINDS: Readonly<Record<UnreadableKind, string>> = {
  xls: "an Excel 97–2003 file",
  xlsb: "a binary Excel workbook (.xlsb)",
  fods: "an OpenDocument spreadsheet in one XML file (.fods)",
  xml_2003: "an Excel 2003 XML file",
  html: "a web page, whatever its name says",
  sylk: "a SYLK file (.slk)",
  dif: "a DIF file",
  numbers: "an Apple Numbers file",
  document: "a text document or a presentation",
  pdf: "a PDF",
  picture: "a picture",
  archive: "an archive of files",
  database: "a database",
  xml: "an XML file",
  json: "a JSON file",
  rtf: "a text document (RTF)",
  binary: "no text and no workbook",
};

const SENTENCES: Readonly<Record<Exclude<SheetFault["code"], "not_text" | "no_such_sheet">, string>> = {
  empty_sheet: "The file has no lines.",
  too_many_rows: "The file has more rows than a spreadsheet can have. Split it.",
  too_many_columns: "The file has too many columns to be a list of lines. Check its separator.",
  bad_workbook: "The workbook is damaged. Open it in a spreadsheet and save it again.",
  encrypted_workbook: "The workbook is protected by a password. Save it without one.",
  workbook_too_large: "The workbook is too large. Save the sheet as CSV, or split it.",
};

/** What is wrong with a file, and what to do. */
export function unreadableSentence({ code, message }: SheetFault): string {
  if (code === "not_text")
    return `This is ${KINDS[UNREADABLE_KINDS.find((kind) => kind === message) ?? "binary"]}. ${SAVE}`;
  return code === "no_such_sheet" ? `The workbook has no sheet named ${message}.` : SENTENCES[code];
}
