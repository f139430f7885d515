import { columnRoles, QUANTITY_ROLES } from "../column-roles.ts";
import { HEADER_ROWS } from "../find-header.ts";
import type { SheetOptions } from "../import-settings.ts";
import { SheetFault } from "../sheet-fault.ts";
import { yieldToEventLoop } from "../../yield-to-event-loop.ts";
import { isEncryptedOds, openOds } from "./open-ods.ts";
import { openXlsx } from "./open-xlsx.ts";
import { mainPart } from "./relations.ts";
import type { Workbook } from "./workbook.ts";
import { zipEntries } from "./zip-entries.ts";

/** Number of sheets compared; in a larger workbook the user chooses the others by hand. */
const MAX_SHEETS_INSPECTED = 12;
/** Score of a sheet with columns of products and quantities. */
const PURCHASES = 9;

/** Score of how much the first rows of a sheet look like purchases; 0 = not at all. */
async function likeness(book: Workbook, sheet: number): Promise<number> {
  try {
    const { sheet: first, header_row } = await book.build(sheet, {}, HEADER_ROWS, async () => undefined);
    if (first.columns < 2) return 0;
    const roles = columnRoles(first).map(({ role }) => role);
    const has = (is: boolean, weight: number): number => (is ? weight : 0);
    const counts = roles.some((role) => QUANTITY_ROLES.has(role) && role !== "number" && role !== "measure");
    return 1 + has(header_row > 0, 1) + has(roles.includes("product"), 4) + has(counts, 4);
  } catch (error) {
    if (error instanceof SheetFault && error.code !== "bad_workbook") return 0;
    throw error;
  }
}

/** The sheet with the best score, the longest among equals, hidden ones last; `rivals` have the same score. */
async function likeliestSheet(book: Workbook): Promise<{ readonly sheet: number; readonly rivals: readonly number[] }> {
  if (book.sheets.length === 1) return { sheet: 0, rivals: [] };
  const seen: { sheet: number; like: number; rows: number }[] = [];
  for (const [sheet, { hidden, rows }] of [...book.sheets.entries()].slice(0, MAX_SHEETS_INSPECTED)) {
    seen.push({ sheet, like: (await likeness(book, sheet)) - (hidden ? 100 : 0), rows: rows ?? 0 });
  }
  const [best, ...others] = seen.toSorted((a, b) => b.like - a.like || b.rows - a.rows);
  if (best === undefined) throw new SheetFault("empty_sheet", "no sheets");
  return {
    sheet: best.sheet,
    rivals: best.like < PURCHASES ? [] : others.filter(({ like }) => like === best.like).map(({ sheet }) => sheet),
  };
}

/**
 * Reads a sheet of a workbook (.xlsx, .xlsm, .ods) into interned columns. Loaded lazily with the first workbook.
 * @param pause called with the share done, 0-1; an exception from it ends the reading
 * @throws SheetFault for no workbook, damage, a password or an exceeded limit
 */
export async function readWorkbook(source: Blob, options: SheetOptions, pause: (share: number) => void) {
  const entries = await zipEntries(source);
  const has = (name: string): boolean => entries.some((entry) => entry.name === name);
  if (has("EncryptedPackage")) throw new SheetFault("encrypted_workbook", "");
  const share = async (read: number): Promise<void> => {
    await yieldToEventLoop();
    pause(read);
  };
  const isOds = has("content.xml");
  const main = isOds ? undefined : await mainPart(source, entries);
  if (main === undefined && has("xl/workbook.xml")) throw new SheetFault("bad_workbook", "no relations");
  // rejects binary workbooks (.xlsb), text documents and presentations
  const isExcel = main?.endsWith(".xml") === true && !/^(?:word|ppt)\//.test(main);
  if (!isOds && !isExcel) throw new SheetFault("not_text", "zip");
  if (isOds && (await isEncryptedOds(source, entries))) throw new SheetFault("encrypted_workbook", "");
  const book = await (isExcel ? openXlsx(source, entries, main) : openOds(source, entries, options, share));
  const named = options.sheet === undefined ? null : book.sheets.findIndex(({ name }) => name === options.sheet);
  if (named !== null && named < 0) throw new SheetFault("no_such_sheet", options.sheet ?? "");
  const { sheet, rivals } = named === null ? await likeliestSheet(book) : { sheet: named, rivals: [] };
  const built = await book.build(sheet, options, Infinity, share);
  return {
    ...built,
    kind: book.kind,
    encoding: null,
    separator: null,
    sheets: book.sheets.map(({ name, rows }) => ({ name, rows })),
    sheet_name: book.sheets[sheet]?.name ?? "",
    hidden_columns: book.sheets[sheet]?.hidden_columns ?? [],
    rival_sheets: rivals.map((rival) => book.sheets[rival]?.name ?? ""),
  };
}
