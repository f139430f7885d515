import type { SheetOptions } from "../import-settings.ts";
import { MAX_COLUMNS, typedNumber } from "../sheet.ts";
import { SheetBuilder } from "../sheet-builder.ts";
import { SheetFault } from "../sheet-fault.ts";
import type { Workbook, WorkbookRow } from "./workbook.ts";
import { readXml } from "./xml-events.ts";
import type { ZipEntry } from "./zip-entries.ts";

/** Limit of cells per row, repeated ones included: columns far to the right hold formats, not values. */
const MAX_CELLS = MAX_COLUMNS + 56;

const countOf = (text: string | undefined): number => Math.max(1, Math.floor(Number(text ?? "1")) || 1);

/** The stored value of a cell; null = use its shown text. */
function valueOf(attributes: Readonly<Record<string, string>>): string | null {
  const type = attributes["office:value-type"] ?? attributes["calcext:value-type"];
  if (type === "string") return attributes["office:string-value"] ?? null;
  if (type === "float" || type === "currency" || type === "percentage") {
    const value = Number(attributes["office:value"]);
    return Number.isFinite(value) ? typedNumber(value) : "";
  }
  if (type === "date") return (attributes["office:date-value"] ?? "").replace(/T00:00:00.*$/, "").replace("T", " ");
  return type === "boolean" ? (attributes["office:boolean-value"] ?? "") : null;
}

const isNote = (name: string): boolean => name === "office:annotation" || name.startsWith("draw:");

/** Handles the XML events of content.xml and passes on every row that is not blank. */
class OdsReader {
  readonly sheets: { name: string; rows: number; readonly hidden: boolean; readonly hidden_columns: number[] }[] = [];
  /** styles of hidden tables */
  readonly #hiddenStyles = new Set<string>();
  #style = "";
  #column = 0;
  readonly #take: (sheet: number, row: WorkbookRow) => void;
  #row = 0;
  #repeated = 1;
  #cells: string[] = [];
  #cell: { readonly value: string | null; readonly times: number; text: string } | null = null;
  #paragraphs = 0;
  /** number of open notes and drawings, whose text does not belong to the cell */
  #notes = 0;
  /** nesting depth of tables; cells can contain tables */
  #depth = 0;

  constructor(take: (sheet: number, row: WorkbookRow) => void) {
    this.#take = take;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === "style:style") this.#style = attributes["style:name"] ?? "";
    else if (name === "style:table-properties" && attributes["table:display"] === "false")
      this.#hiddenStyles.add(this.#style);
    if (name === "table:table" && this.#depth++ === 0) {
      const hidden = this.#hiddenStyles.has(attributes["table:style-name"] ?? "");
      this.sheets.push({ name: attributes["table:name"] ?? "", rows: 0, hidden, hidden_columns: [] });
      this.#row = 0;
      this.#column = 0;
    }
    if (this.#depth !== 1) return;
    if (name === "table:table-column") {
      const times = countOf(attributes["table:number-columns-repeated"]);
      const isShown = !["collapse", "filter"].includes(attributes["table:visibility"] ?? "");
      const last = isShown ? 0 : Math.min(this.#column + times, MAX_CELLS);
      for (let at = this.#column; at < last; at++) this.sheets.at(-1)?.hidden_columns.push(at);
      this.#column += times;
    } else if (name === "table:table-row") {
      this.#cells = [];
      this.#repeated = countOf(attributes["table:number-rows-repeated"]);
    } else if (name === "table:table-cell" || name === "table:covered-table-cell") {
      // a cell covered by a merged one has no value
      const value = name === "table:table-cell" ? valueOf(attributes) : "";
      this.#cell = { value, times: countOf(attributes["table:number-columns-repeated"]), text: "" };
      this.#paragraphs = 0;
    } else if (isNote(name)) this.#notes++;
    else if (this.#cell !== null && this.#notes === 0) {
      if (name === "text:p" && this.#paragraphs++ > 0) this.#cell.text += "\n";
      else if (name === "text:s") this.#cell.text += " ".repeat(Math.min(countOf(attributes["text:c"]), 100));
      else if (name === "text:line-break") this.#cell.text += "\n";
      else if (name === "text:tab") this.#cell.text += "\t";
    }
  }

  text(text: string): void {
    if (this.#cell !== null && this.#notes === 0 && this.#paragraphs > 0) this.#cell.text += text;
  }

  close(name: string): void {
    if (name === "table:table") this.#depth--;
    if (this.#depth !== 1) return;
    if (isNote(name)) this.#notes--;
    else if ((name === "table:table-cell" || name === "table:covered-table-cell") && this.#cell !== null) {
      const { value, times, text } = this.#cell;
      const content = value ?? text;
      const free = MAX_CELLS - this.#cells.length;
      if (content !== "" && times > free) throw new SheetFault("too_many_columns", String(this.#cells.length + times));
      for (let n = 0; n < Math.min(times, free); n++) this.#cells.push(content);
      this.#cell = null;
    } else if (name === "table:table-row") this.#endRow();
  }

  #endRow(): void {
    const sheet = this.sheets.length - 1;
    const isBlank = this.#cells.every((cell) => cell === "");
    const times = this.#repeated;
    if (!isBlank) {
      const opened = this.sheets[sheet];
      if (opened === undefined) return;
      if (this.#row + times > 1_048_576) throw new SheetFault("too_many_rows", String(this.#row + times));
      for (let n = 1; n <= times; n++) this.#take(sheet, { row: this.#row + n, cells: this.#cells });
      opened.rows = this.#row + times;
    }
    this.#row += times;
  }
}

/** True if the manifest lists an encrypted part. */
export async function isEncryptedOds(source: Blob, entries: readonly ZipEntry[]): Promise<boolean> {
  const manifest = entries.find(({ name }) => name === "META-INF/manifest.xml");
  let isEncrypted = false;
  if (manifest === undefined) return false;
  const open = (name: string): void => {
    if (name.endsWith(":encryption-data")) isEncrypted = true;
  };
  // old programs write a document type here, which ends the reading; their files have no encryption data
  await readXml(source, manifest, { open }).catch(() => undefined);
  return isEncrypted;
}

/**
 * Opens an OpenDocument workbook. Reads stored values; formulas, scripts and links are ignored. All tables are in one XML
 * part, so all sheets are built in one pass.
 * @param options how the sheets are read; if a sheet is named, only its rows are kept
 * @param share called with the share read, 0-1; an exception from it ends the reading
 * @throws SheetFault for damage or exceeded limits
 */
export async function openOds(
  source: Blob,
  entries: readonly ZipEntry[],
  options: SheetOptions,
  share: (share: number) => Promise<void>,
): Promise<Workbook> {
  const content = entries.find(({ name }) => name === "content.xml");
  if (content === undefined) throw new SheetFault("bad_workbook", "no content.xml");
  const builders: SheetBuilder[] = [];
  const reader = new OdsReader((sheet, { row, cells }) => {
    if (options.sheet !== undefined && reader.sheets[sheet]?.name !== options.sheet) return;
    (builders[sheet] ??= new SheetBuilder(options)).add(cells, row);
  });
  await readXml(source, content, {
    open: (name, attributes) => reader.open(name, attributes),
    close: (name) => reader.close(name),
    text: (text) => reader.text(text),
    pause: (bytes) => share(Math.min(0.99, bytes / content.unpacked)),
  });
  return {
    kind: "ods",
    sheets: reader.sheets,
    build: async (sheet) => (builders[sheet] ?? new SheetBuilder(options)).done(),
  };
}
