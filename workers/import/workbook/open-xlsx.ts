import { SheetBuilder } from "../sheet-builder.ts";
import { SheetFault } from "../sheet-fault.ts";
import { cellStyles } from "./cell-styles.ts";
import { bare, relationsOf } from "./relations.ts";
import type { Workbook, WorkbookSheet } from "./workbook.ts";
import { unescaped, XlsxRows, type XlsxContext } from "./xlsx-rows.ts";
import { readXml } from "./xml-events.ts";
import type { ZipEntry } from "./zip-entries.ts";

const columnsOf = (min = "", max = ""): readonly number[] => {
  const [from, to] = [Number(min), Math.min(Number(max), Number(min) + 500)];
  return from >= 1 && to >= from ? Array.from({ length: to - from + 1 }, (_, at) => from + at - 1) : [];
};

/** Number of rows and hidden columns of a sheet, which come before its rows in the XML. */
async function headOf(source: Blob, entry: ZipEntry): Promise<Pick<WorkbookSheet, "rows" | "hidden_columns">> {
  const hidden: number[] = [];
  let rows: number | null = null;
  let isRead = false;
  await readXml(source, entry, {
    open: (name, { ref, min, max, hidden: isHidden }) => {
      const tag = bare(name);
      if (tag === "dimension") rows = Number(/(\d+)$/.exec(ref ?? "")?.[1] ?? Number.NaN) || null;
      else if (tag === "col" && (isHidden === "1" || isHidden === "true")) hidden.push(...columnsOf(min, max));
      else if (tag === "sheetData") isRead = true;
    },
    pause: async () => isRead,
  });
  return { rows, hidden_columns: hidden };
}

/** The shared strings of a workbook, without phonetic hints. */
async function sharedStrings(source: Blob, entry: ZipEntry | undefined): Promise<readonly string[]> {
  const strings: string[] = [];
  if (entry === undefined) return strings;
  let [text, isText, isHint] = ["", false, false];
  await readXml(source, entry, {
    open: (name) => {
      const tag = bare(name);
      if (tag === "si") text = "";
      else if (tag === "rPh") isHint = true;
      else if (tag === "t") isText = !isHint;
    },
    text: (part) => {
      if (isText) text += part;
    },
    close: (name) => {
      const tag = bare(name);
      if (tag === "si") strings.push(unescaped(text));
      else if (tag === "rPh") isHint = false;
      else if (tag === "t") isText = false;
    },
  });
  return strings;
}

/**
 * Opens an Excel workbook. Reads each sheet in one pass, stored values only; macros, links and pictures are ignored.
 * @param main name of the main part
 * @throws SheetFault for damage or a workbook without sheets
 */
export async function openXlsx(source: Blob, entries: readonly ZipEntry[], main: string): Promise<Workbook> {
  const entryOf = (name: string | undefined): ZipEntry | undefined => entries.find((entry) => entry.name === name);
  const book = entryOf(main);
  if (book === undefined) throw new SheetFault("bad_workbook", `no ${main}`);
  const relations = await relationsOf(source, entries, main);
  const partOf = (kind: string): ZipEntry | undefined => entryOf(relations.find((one) => one.kind === kind)?.target);
  const found: { readonly name: string; readonly hidden: boolean; readonly entry: ZipEntry | undefined }[] = [];
  let is1904 = false;
  await readXml(source, book, {
    open: (name, attributes) => {
      const tag = bare(name);
      if (tag === "workbookPr") is1904 = ["1", "true"].includes(attributes["date1904"] ?? "");
      if (tag !== "sheet") return;
      const id = Object.entries(attributes).find(([name]) => bare(name) === "id" && name !== "id")?.[1] ?? "";
      const relation = relations.find((one) => one.id === id);
      // chart and dialog sheets have no cells
      if (relation !== undefined && relation.kind !== "worksheet") return;
      found.push({
        name: attributes["name"] ?? "",
        hidden: (attributes["state"] ?? "visible") !== "visible",
        entry: entryOf(relation?.target),
      });
    },
  });
  if (found.length === 0) throw new SheetFault("empty_sheet", "no sheets");
  const sheets: WorkbookSheet[] = [];
  for (const { name, hidden, entry } of found) {
    const head = entry === undefined ? { rows: 0, hidden_columns: [] } : await headOf(source, entry);
    sheets.push({ name, hidden, ...head });
  }
  const context: XlsxContext = {
    strings: await sharedStrings(source, partOf("sharedStrings")),
    styles: await cellStyles(source, partOf("styles")),
    is1904,
  };
  return {
    kind: "xlsx",
    sheets,
    build: async (sheet, options, most, share) => {
      const builder = new SheetBuilder(options, { isWorkbook: true });
      const entry = found[sheet]?.entry;
      if (entry === undefined) throw new SheetFault("bad_workbook", "a sheet that is not there");
      let taken = 0;
      const rows = new XlsxRows(context, {
        row: (cells, row, isHidden) => {
          if (taken++ < most) builder.add(cells, row, isHidden);
        },
        far: (row, text) => builder.addFar(row, text),
      });
      await readXml(source, entry, {
        open: (name, attributes) => rows.open(name, attributes),
        close: (name) => rows.close(name),
        text: (text) => rows.text(text),
        pause: async (bytes) => {
          if (taken >= most) return true;
          await share(Math.min(0.99, bytes / entry.unpacked));
          return false;
        },
      });
      return builder.done(rows.merges);
    },
  };
}
