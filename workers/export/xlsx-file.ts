import { strToU8, Zip, ZipDeflate } from "fflate";
import { isDay } from "../../edge-api/contract/line-details.ts";
import type { Steps } from "../engine/portfolio/steps.ts";
import { lettersOf } from "./cell-name.ts";
import type { CsvCell } from "./csv-cell.ts";
import type { CsvTable } from "./csv-file.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Cell styles by their index in `STYLES`: texts stay texts when they are typed again. */
const TEXT = 1;
const DATE = 2;
const BOLD = 3;
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

/** The parts of the package other than the sheet. */
const PARTS = {
  "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${XLSX}.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Tare" sheetId="1" r:id="r1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": STYLES,
} as const;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text in XML; what only looks like an escape of Excel is escaped, and characters that XML cannot hold are dropped. */
const xmlText = (text: string): string =>
  text
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, "_x005F_")
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? "");

const inlineText = (at: string, text: string, style: number): string =>
  text === ""
    ? ""
    : `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

/** Days since the turn of the year 1899, as Excel counts from March 1900 on. */
const serialOf = (day: string): number => (Date.parse(`${day}T00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;

const isDateHeader = (name: string): boolean => /(?:^|[ _])(?:date|day)(?:_utc)?$/i.test(name);

/** @param at its reference, which some programs need */
function cellXml(cell: CsvCell, at: string, isDate: boolean): string {
  if (cell === null) return "";
  if (typeof cell === "number") return `<c r="${at}"><v>${Object.is(cell, -0) ? 0 : cell}</v></c>`;
  if (typeof cell === "object") {
    const formula = `<f>${xmlText(cell.formula)}</f>`;
    return cell.value === null
      ? `<c r="${at}" t="str">${formula}<v></v></c>`
      : `<c r="${at}">${formula}<v>${cell.value}</v></c>`;
  }
  const isAfterLeapBug = isDate && isDay(cell) && cell >= "1900-03-01";
  return isAfterLeapBug ? `<c r="${at}" s="${DATE}"><v>${serialOf(cell)}</v></c>` : inlineText(at, cell, TEXT);
}

/** Date of the parts of a workbook: the same rows are the same bytes at any time. */
const WRITTEN = new Date(1980, 0, 1, 12);

/** Rows per step; one step takes a few milliseconds. */
const ROWS_PER_STEP = 256;

/**
 * Writes a table as an Excel workbook: texts and identifiers as texts, numbers as numbers, days as dates, the header row
 * frozen. Spreadsheets keep "00417" and long codes when they save it. Yields the share done, 0-1, after each part.
 */
export function* xlsxFileSteps({ header, length, row }: CsvTable): Steps<Blob> {
  const bytes: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    bytes.push(chunk);
  });
  const part = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = WRITTEN;
    zip.add(file);
    return file;
  };
  for (const [name, content] of Object.entries(PARTS)) part(name).push(strToU8(HEAD + content), true);
  const sheet = part("xl/worksheets/sheet1.xml");
  const dates = header.map(isDateHeader);
  const letters = header.map((_, column) => lettersOf(column));
  const widths = header.map(
    (name, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${Math.min(40, Math.max(12, name.length + 2))}" customWidth="1"/>`,
  );
  let text = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData><row r="1">${header.map((name, column) => inlineText(`${letters[column]}1`, name, BOLD)).join("")}</row>`;
  for (let at = 0; at < length; at++) {
    text += `<row r="${at + 2}">${row(at)
      .map((cell, column) => cellXml(cell, `${letters[column]}${at + 2}`, dates[column] === true))
      .join("")}</row>`;
    if ((at + 1) % ROWS_PER_STEP !== 0) continue;
    sheet.push(strToU8(text));
    text = "";
    yield at / length;
  }
  sheet.push(strToU8(`${text}</sheetData></worksheet>`), true);
  zip.end();
  return new Blob(bytes, { type: XLSX });
}

/** The same for rows that the page wrote, a JSON array on each line, the header first. */
export function xlsxOfLines(lines: string): Steps<Blob> {
  const [header = [], ...rows] = lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as readonly CsvCell[]);
  return xlsxFileSteps({ header: header.map(String), length: rows.length, row: (at) => rows[at] ?? [] });
}
