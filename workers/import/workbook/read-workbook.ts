import { columnRoles, QUANTITY_ROLES } from "../column-roles.ts";
import type { ReadSheet } from "../read-sheet.ts";
import type { Sheet } from "../sheet.ts";
import type { BuiltSheet } from "../sheet-builder.ts";
import { HEADER_ROWS } from "../find-header.ts";
import { ALL_SHEETS, type SheetOptions } from "../import-settings.ts";
import type { UnreadableKind } from "../sentences.ts";
import { SheetFault } from "../sheet-fault.ts";
import { yieldToEventLoop } from "../../yield-to-event-loop.ts";
import { isEncryptedOds, openOds } from "./open-ods.ts";
import { openXlsx, mainPart } from "./open-xlsx.ts";
import type { Workbook } from "./workbook.ts";
import { zipEntries, type ZipEntry } from "./zip-entries.ts";

/** Number of sheets compared; in a larger workbook the user chooses the others by hand. */
const MAX_SHEETS_INSPECTED = 12;
/** Score of a sheet with columns of products and quantities. */
const PURCHASES = 9;

/** The first rows of a sheet (null = none), and how much they look like purchases; 0 = not at all. */
async function likeness(
  book: Workbook,
  sheet: number,
): Promise<{ readonly like: number; readonly first: Sheet | null }> {
  try {
    const { sheet: first, header_row } = await book.build(sheet, {}, HEADER_ROWS, async () => undefined);
    if (first.columns < 2) return { like: 0, first };
    const roles = columnRoles(first).map(({ role }) => role);
    const has = (is: boolean, weight: number): number => (is ? weight : 0);
    const counts = roles.some((role) => QUANTITY_ROLES.has(role) && role !== "number" && role !== "measure");
    return { like: 1 + has(header_row > 0, 1) + has(roles.includes("product"), 4) + has(counts, 4), first };
  } catch (error) {
    if (error instanceof SheetFault && error.code !== "bad_workbook") return { like: 0, first: null };
    throw error;
  }
}

/** The kind of a zip file that is no supported workbook. @param main its main Office part */
function kindOf(main: string | undefined, entries: readonly ZipEntry[]): UnreadableKind {
  if (main?.endsWith(".bin") === true) return "xlsb";
  if (main !== undefined) return "document";
  return entries.some(({ name }) => /^Index\/.*\.iwa$|^Index\.zip$/.test(name)) ? "numbers" : "archive";
}

/** The sheet that is read if none is named, and its rivals. */
interface LikeliestSheet {
  readonly sheet: number;
  /** sheets that look equally like purchases */
  readonly rivals: readonly number[];
  /** those among them with the same columns */
  readonly alike: readonly number[];
}

/** The sheet with the best score, the longest among equals, hidden ones last. */
async function likeliestSheet(book: Workbook): Promise<LikeliestSheet> {
  if (book.sheets.length === 1) return { sheet: 0, rivals: [], alike: [] };
  const seen: { sheet: number; like: number; first: Sheet | null; rows: number }[] = [];
  for (const [sheet, { hidden, rows }] of [...book.sheets.entries()].slice(0, MAX_SHEETS_INSPECTED)) {
    const { like, first } = await likeness(book, sheet);
    seen.push({ sheet, like: like - (hidden ? 100 : 0), first, rows: rows ?? 0 });
  }
  const [best, ...others] = seen.toSorted((a, b) => b.like - a.like || b.rows - a.rows);
  if (best === undefined) throw new SheetFault("empty_sheet", "no sheets");
  const rivals = best.like < PURCHASES ? [] : others.filter(({ like }) => like === best.like);
  const isAlike = ({ first }: (typeof seen)[number]): boolean =>
    first !== null && best.first !== null && best.first.columnsIn(first) !== null;
  const numbers = (some: typeof seen): readonly number[] => some.map(({ sheet }) => sheet).toSorted((a, b) => a - b);
  return { sheet: best.sheet, rivals: numbers(rivals), alike: numbers(rivals.filter(isAlike)) };
}

/** A sheet, with the rows of others below its own. */
async function joinedSheets(
  book: Workbook,
  sheets: readonly number[],
  build: (sheet: number) => Promise<BuiltSheet>,
): Promise<BuiltSheet & Pick<ReadSheet, "joined">> {
  const [first = 0, ...others] = sheets;
  const nameOf = (sheet: number): string => book.sheets[sheet]?.name ?? "";
  const built = await build(first);
  const joined = [{ name: nameOf(first), first_row: 1 }];
  let { last_row } = built;
  for (const other of others) {
    const next = await build(other);
    const columns = built.sheet.columnsIn(next.sheet);
    if (columns === null) continue;
    built.sheet.append(next.sheet, columns, last_row);
    joined.push({ name: nameOf(other), first_row: last_row + 1 });
    last_row += next.last_row;
  }
  return { ...built, last_row, joined };
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
  if (!isOds && !isExcel) throw new SheetFault("not_text", kindOf(main, entries));
  if (isOds && (await isEncryptedOds(source, entries))) throw new SheetFault("encrypted_workbook", "");
  const isAll = options.sheet === ALL_SHEETS;
  const one = isAll ? { ...options, sheet: undefined } : options;
  const book = await (isExcel ? openXlsx(source, entries, main) : openOds(source, entries, one, share));
  const named = one.sheet === undefined ? null : book.sheets.findIndex(({ name }) => name === one.sheet);
  if (named !== null && named < 0) throw new SheetFault("no_such_sheet", one.sheet ?? "");
  const likeliest = named === null ? await likeliestSheet(book) : { sheet: named, rivals: [], alike: [] };
  const { sheet, rivals, alike } = likeliest;
  const wanted = isAll ? [sheet, ...alike].toSorted((a, b) => a - b) : [sheet];
  const built = await joinedSheets(book, wanted, (sheet) => book.build(sheet, one, Infinity, share));
  const names = rivals.map((rival) => book.sheets[rival]?.name ?? "");
  return {
    ...built,
    kind: book.kind,
    encoding: null,
    separator: null,
    quotes: "around" as const,
    odd: null,
    sheets: book.sheets.map(({ name, rows }) => ({ name, rows })),
    sheet_name: isAll ? ALL_SHEETS : (book.sheets[sheet]?.name ?? ""),
    hidden_columns: book.sheets[sheet]?.hidden_columns ?? [],
    rival_sheets: isAll ? [] : alike.length > 0 ? [...names, ALL_SHEETS] : names,
  };
}
