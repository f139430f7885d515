import { streamXlsxRows } from "hucre/xlsx";
import { SheetBuilder } from "../sheet-builder.ts";
import { SheetFault } from "../sheet-fault.ts";
import { cellText } from "./cell-text.ts";
import type { Workbook, WorkbookSheet } from "./workbook.ts";
import { readXml } from "./xml-events.ts";
import type { ZipEntry } from "./zip-entries.ts";

/** Rows between two chances to stop. */
const ROWS_A_STEP = 1000;

const bare = (name: string): string => name.slice(name.indexOf(":") + 1);
const columnsOf = (min = "", max = ""): readonly number[] => {
  const [from, to] = [Number(min), Math.min(Number(max), Number(min) + 500)];
  return from >= 1 && to >= from ? Array.from({ length: to - from + 1 }, (_, at) => from + at - 1) : [];
};

/** The size and the hidden columns of a sheet, which stand before its rows. */
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

/** The next row. @throws SheetFault for whatever the library finds wrong: only damage is left once the parts are checked */
async function nextOf<T>(stream: AsyncGenerator<T, void>): Promise<IteratorResult<T, void>> {
  try {
    return await stream.next();
  } catch (error) {
    throw new SheetFault("bad_workbook", String(error));
  }
}

/** Opens an Excel workbook. Of macros, links, pictures and formulas nothing is read, only the values that are stored. */
export async function openXlsx(source: Blob, entries: readonly ZipEntry[]): Promise<Workbook> {
  const entryOf = (name: string): ZipEntry | undefined => entries.find((entry) => entry.name === name);
  const [book, relations] = [entryOf("xl/workbook.xml"), entryOf("xl/_rels/workbook.xml.rels")];
  if (book === undefined || relations === undefined) throw new SheetFault("bad_workbook", "no xl/workbook.xml");
  const found: { readonly name: string; readonly hidden: boolean; readonly relation: string }[] = [];
  await readXml(source, book, {
    open: (tag, attributes) => {
      if (bare(tag) !== "sheet") return;
      const relation = Object.entries(attributes).find(([name]) => bare(name) === "id" && name !== "id")?.[1] ?? "";
      found.push({
        name: attributes["name"] ?? "",
        hidden: (attributes["state"] ?? "visible") !== "visible",
        relation,
      });
    },
  });
  const targets = new Map<string, string>();
  await readXml(source, relations, {
    open: (tag, { Id = "", Target = "" }) => {
      if (bare(tag) === "Relationship") targets.set(Id, Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`);
    },
  });
  const sheets = await Promise.all(
    found.map(async ({ name, hidden, relation }): Promise<WorkbookSheet> => {
      const entry = entryOf(targets.get(relation) ?? "");
      const head = entry === undefined ? { rows: 0, hidden_columns: [] } : await headOf(source, entry);
      return { name, hidden, ...head };
    }),
  );
  const bytes = new Uint8Array(await source.arrayBuffer());
  return {
    kind: "xlsx",
    sheets,
    build: async (sheet, options, most, share) => {
      const builder = new SheetBuilder(options);
      const rows = sheets[sheet]?.rows ?? 0;
      let taken = 0;
      const stream = streamXlsxRows(bytes, { sheet, maxRows: most });
      try {
        for (;;) {
          const next = await nextOf(stream);
          if (next.done === true) return builder.done();
          const { index, values } = next.value;
          builder.add(values.map(cellText), index + 1);
          if (++taken % ROWS_A_STEP === 0) await share(Math.min(0.99, (index + 1) / Math.max(rows, index + 1)));
        }
      } finally {
        // a reading that was given up; damage was told already
        await stream.return(undefined).catch(() => undefined);
      }
    },
  };
}
