import { SheetBuilder } from "../sheet-builder.ts";
import { SheetFault } from "../sheet-fault.ts";
import { builtInFormat, numberFormat, type NumberFormat } from "./number-format.ts";
import type { Workbook, WorkbookSheet } from "./workbook.ts";
import { unescaped, XlsxRows, type XlsxContext } from "./xlsx-rows.ts";
import { bare, readXml } from "./xml-events.ts";
import type { ZipEntry } from "./zip-entries.ts";

/** A relation from a part of a package to another (Open Packaging Conventions). */
interface Relation {
  readonly id: string;
  /** last segment of its type URI, equal in transitional and strict files: "worksheet" */
  readonly kind: string;
  /** name of the target part in the package */
  readonly target: string;
}

/** Resolves a target to a part name: absolute, or relative to the folder of the source part. */
function resolved(folder: string, target: string): string {
  const parts = target.startsWith("/") ? [] : folder.split("/");
  for (const part of target.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.filter((part) => part !== "").join("/");
}

/** The internal relations of a part ("" = the package itself); empty if it has none. */
async function relationsOf(source: Blob, entries: readonly ZipEntry[], part: string): Promise<readonly Relation[]> {
  const folder = part.includes("/") ? part.slice(0, part.lastIndexOf("/")) : "";
  const list = `${folder === "" ? "" : `${folder}/`}_rels/${part.slice(part.lastIndexOf("/") + 1)}.rels`;
  const entry = entries.find(({ name }) => name === list);
  const relations: Relation[] = [];
  if (entry === undefined) return relations;
  await readXml(source, entry, {
    open: (tag, { Id = "", Type = "", Target = "", TargetMode = "" }) => {
      if (bare(tag) !== "Relationship" || TargetMode === "External") return;
      relations.push({ id: Id, kind: Type.slice(Type.lastIndexOf("/") + 1), target: resolved(folder, Target) });
    },
  });
  return relations;
}

/** Name of the package's main document part; undefined = not an Office document. */
export async function mainPart(source: Blob, entries: readonly ZipEntry[]): Promise<string | undefined> {
  const relations = await relationsOf(source, entries, "");
  return relations.find(({ kind }) => kind === "officeDocument")?.target;
}

/** The number format of each cell style of an Excel workbook, by its index; null = plain numbers. */
async function cellStyles(source: Blob, styles: ZipEntry | undefined): Promise<readonly (NumberFormat | null)[]> {
  const formats = new Map<string, NumberFormat>();
  const found: (NumberFormat | null)[] = [];
  if (styles === undefined) return found;
  let isCellStyle = false;
  await readXml(source, styles, {
    open: (name, { numFmtId = "0", formatCode = "" }) => {
      const tag = bare(name);
      if (tag === "numFmt") formats.set(numFmtId, numberFormat(formatCode));
      else if (tag === "cellXfs") isCellStyle = true;
      else if (tag === "xf" && isCellStyle) found.push(formats.get(numFmtId) ?? builtInFormat(Number(numFmtId)));
    },
    close: (name) => {
      if (bare(name) === "cellXfs") isCellStyle = false;
    },
  });
  return found;
}

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
