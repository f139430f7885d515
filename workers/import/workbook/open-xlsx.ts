import { streamXlsxRows } from "hucre/xlsx";
import { SheetBuilder } from "../sheet-builder.ts";
import { SheetFault } from "../sheet-fault.ts";
import { negativeStyles } from "./negative-formats.ts";
import { bare, relationsOf } from "./relations.ts";
import { secondLooks, type SecondLook } from "./second-look.ts";
import type { Workbook, WorkbookSheet } from "./workbook.ts";
import { readXml } from "./xml-events.ts";
import type { ZipEntry } from "./zip-entries.ts";
import { typedNumber } from "../sheet.ts";

/** A date as YYYY-MM-DD, with the time unless it is midnight; "" = invalid. */
const dateText = (date: Date): string => {
  if (Number.isNaN(date.getTime())) return "";
  const text = date.toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.slice(0, 19).replace("T", " ");
};

/** A workbook value in the form in which a sheet stores it; "" = empty. */
function cellText(value: unknown): string {
  if (typeof value === "number") return Number.isFinite(value) ? typedNumber(value) : "";
  if (typeof value === "string") return value;
  if (value instanceof Date) return dateText(value);
  return typeof value === "boolean" ? String(value) : "";
}

/** Progress reported during the scan before the rows are read. */
const SCAN_PROGRESS = 0.001;
/** Rows between two progress reports. */
const ROWS_A_STEP = 1000;

/** Applies the result of a second look to a value. */
function corrected(value: unknown, look: SecondLook | undefined): unknown {
  if (look === undefined) return value;
  if (look.formula !== null) return `=${look.formula}`;
  return look.isReturn && typeof value === "number" && value > 0 ? -value : value;
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

/** The next row. @throws SheetFault for any error of the library, which means damage, since the parts are checked before */
async function nextOf<T>(stream: AsyncGenerator<T, void>): Promise<IteratorResult<T, void>> {
  try {
    return await stream.next();
  } catch (error) {
    throw new SheetFault("bad_workbook", String(error));
  }
}

/**
 * Opens an Excel workbook. Reads stored values only; macros, links, pictures and formulas are ignored.
 * @param main name of the main part
 * @throws SheetFault for damage or a workbook without sheets
 */
export async function openXlsx(source: Blob, entries: readonly ZipEntry[], main: string): Promise<Workbook> {
  const entryOf = (name: string | undefined): ZipEntry | undefined => entries.find((entry) => entry.name === name);
  const book = entryOf(main);
  if (book === undefined) throw new SheetFault("bad_workbook", `no ${main}`);
  const relations = await relationsOf(source, entries, main);
  const found: { readonly name: string; readonly hidden: boolean; readonly entry: ZipEntry | undefined }[] = [];
  await readXml(source, book, {
    open: (tag, attributes) => {
      if (bare(tag) !== "sheet") return;
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
  const styles = await negativeStyles(source, entryOf(relations.find(({ kind }) => kind === "styles")?.target));
  const bytes = new Uint8Array(await source.arrayBuffer());
  return {
    kind: "xlsx",
    sheets,
    build: async (sheet, options, most, share) => {
      const builder = new SheetBuilder(options);
      const rows = sheets[sheet]?.rows ?? 0;
      const entry = found[sheet]?.entry;
      // the choice among sheets reads only the first rows and needs no second look
      const isWhole = most === Infinity && entry !== undefined;
      const looks = isWhole ? await secondLooks(source, entry, styles, () => share(SCAN_PROGRESS)) : null;
      let taken = 0;
      const stream = streamXlsxRows(bytes, { sheet: sheets[sheet]?.name ?? "", maxRows: most });
      try {
        for (;;) {
          const next = await nextOf(stream);
          if (next.done === true) return builder.done();
          const { index, values } = next.value;
          const looked = looks?.get(index);
          const cells = values.map((value, at) => cellText(corrected(value, looked?.get(at))));
          builder.add(cells, index + 1);
          if (++taken % ROWS_A_STEP === 0) await share(Math.min(0.99, (index + 1) / Math.max(rows, index + 1)));
        }
      } finally {
        // closes the stream after a cancel; damage was reported before
        await stream.return(undefined).catch(() => undefined);
      }
    },
  };
}
