import type { SheetOptions } from "../import-settings.ts";
import { MAX_COLUMNS, typedDate, type Merge } from "../sheet.ts";
import { SheetBuilder } from "../sheet-builder.ts";
import { SheetFault } from "../sheet-fault.ts";
import { shownNumber } from "./shown-number.ts";
import type { Workbook } from "./workbook.ts";
import { readXml } from "./xml-events.ts";
import type { ZipEntry } from "./zip-entries.ts";

/** Limit of cells per row, repeated ones included: columns far to the right hold formats, not values. */
const MAX_CELLS = MAX_COLUMNS + 56;

const countOf = (text: string | undefined): number => Math.max(1, Math.floor(Number(text ?? "1")) || 1);

/** The value of a cell in the form in which a sheet stores it. @param shown its text */
function contentOf(attributes: Readonly<Record<string, string>>, shown: string): string {
  // LibreOffice stores errors as texts or as zero, with their kind in a namespace of its own
  if (attributes["calcext:value-type"] === "error") return shown;
  const type = attributes["office:value-type"] ?? attributes["calcext:value-type"];
  if (type === "string") return attributes["office:string-value"] ?? shown;
  if (type === "float" || type === "currency" || type === "percentage")
    return shownNumber(Number(attributes["office:value"]), shown);
  if (type === "date") {
    const day = (attributes["office:date-value"] ?? "").replace(/T00:00:00.*$/, "").replace("T", " ");
    return day === "" ? "" : typedDate(day);
  }
  return type === "boolean" ? (attributes["office:boolean-value"] ?? "") : shown;
}

const isHidden = (attributes: Readonly<Record<string, string>>): boolean =>
  ["collapse", "filter"].includes(attributes["table:visibility"] ?? "");

const isNote = (name: string): boolean => name === "office:annotation" || name.startsWith("draw:");

interface OdsSheet {
  readonly name: string;
  rows: number;
  readonly hidden: boolean;
  readonly hidden_columns: number[];
  readonly merges: Merge[];
}

/** Takes rows that are not blank, and cells too far to the right for a table. */
interface OdsSink {
  readonly row: (sheet: number, cells: readonly string[], row: number, isHidden: boolean) => void;
  readonly far: (sheet: number, row: number, text: string) => void;
}

/** Handles the XML events of content.xml and passes on every row that is not blank. */
class OdsReader {
  readonly sheets: OdsSheet[] = [];
  /** styles of hidden tables */
  readonly #hiddenStyles = new Set<string>();
  #style = "";
  #column = 0;
  readonly #sink: OdsSink;
  #row = 0;
  #repeated = 1;
  #isHidden = false;
  #cells: string[] = [];
  /** index of the next cell */
  #at = 0;
  /** cells of the row that are too far to the right */
  #far: string[] = [];
  #cell: { readonly attributes: Readonly<Record<string, string>>; readonly times: number; text: string } | null = null;
  #paragraphs = 0;
  /** number of open notes and drawings, whose text does not belong to the cell */
  #notes = 0;
  /** nesting depth of tables; cells can contain tables */
  #depth = 0;

  constructor(sink: OdsSink) {
    this.#sink = sink;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === "style:style") this.#style = attributes["style:name"] ?? "";
    else if (name === "style:table-properties" && attributes["table:display"] === "false")
      this.#hiddenStyles.add(this.#style);
    if (name === "table:table" && this.#depth++ === 0) {
      const hidden = this.#hiddenStyles.has(attributes["table:style-name"] ?? "");
      this.sheets.push({ name: attributes["table:name"] ?? "", rows: 0, hidden, hidden_columns: [], merges: [] });
      this.#row = 0;
      this.#column = 0;
    }
    if (this.#depth !== 1) return;
    if (name === "table:table-column") {
      const times = countOf(attributes["table:number-columns-repeated"]);
      const last = !isHidden(attributes) ? 0 : Math.min(this.#column + times, MAX_CELLS);
      for (let at = this.#column; at < last; at++) this.sheets.at(-1)?.hidden_columns.push(at);
      this.#column += times;
    } else if (name === "table:table-row") {
      [this.#cells, this.#far, this.#at] = [[], [], 0];
      this.#repeated = countOf(attributes["table:number-rows-repeated"]);
      this.#isHidden = isHidden(attributes);
    } else if (name === "table:table-cell" || name === "table:covered-table-cell") {
      this.#cell = { attributes, times: countOf(attributes["table:number-columns-repeated"]), text: "" };
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
    else if (name === "table:table-cell" && this.#cell !== null) {
      const { attributes, times, text } = this.#cell;
      this.#endCell(contentOf(attributes, text), times);
      this.#noteMerge(attributes);
    }
    // a cell covered by a merged one has no value
    else if (name === "table:covered-table-cell") this.#endCell("", this.#cell?.times ?? 1);
    else if (name === "table:table-row") this.#endRow();
  }

  #endCell(content: string, times: number): void {
    this.#cell = null;
    const kept = Math.min(times, Math.max(0, MAX_CELLS - this.#at));
    if (content !== "") {
      // one value in so many columns is no table
      if (times > MAX_CELLS) throw new SheetFault("too_many_columns", String(this.#at + times));
      while (this.#cells.length < Math.min(this.#at, MAX_CELLS)) this.#cells.push("");
      for (let n = 0; n < kept; n++) this.#cells.push(content);
      if (kept < times) this.#far.push(content);
    }
    this.#at += times;
  }

  #noteMerge(attributes: Readonly<Record<string, string>>): void {
    const [columns, rows] = [attributes["table:number-columns-spanned"], attributes["table:number-rows-spanned"]].map(
      countOf,
    );
    if ((columns ?? 1) * (rows ?? 1) === 1) return;
    const [row, column] = [this.#row + 1, this.#at - 1];
    this.sheets
      .at(-1)
      ?.merges.push({ row, last_row: row + (rows ?? 1) - 1, column, last_column: column + (columns ?? 1) - 1 });
  }

  #endRow(): void {
    const sheet = this.sheets.length - 1;
    const opened = this.sheets[sheet];
    const times = this.#repeated;
    if (opened === undefined) return;
    for (const text of this.#far) this.#sink.far(sheet, this.#row + 1, text);
    if (this.#cells.length > 0) {
      if (this.#row + times > 1_048_576) throw new SheetFault("too_many_rows", String(this.#row + times));
      for (let n = 1; n <= times; n++) this.#sink.row(sheet, this.#cells, this.#row + n, this.#isHidden);
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
  const builderOf = (sheet: number): SheetBuilder | null => {
    if (options.sheet !== undefined && reader.sheets[sheet]?.name !== options.sheet) return null;
    return (builders[sheet] ??= new SheetBuilder(options, { isWorkbook: true }));
  };
  const reader = new OdsReader({
    row: (sheet, cells, row, hidden) => builderOf(sheet)?.add(cells, row, hidden),
    far: (sheet, row, text) => builderOf(sheet)?.addFar(row, text),
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
    build: async (sheet) => (builders[sheet] ?? new SheetBuilder(options)).done(reader.sheets[sheet]?.merges),
  };
}
