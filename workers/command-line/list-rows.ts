import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LINE_DETAILS } from "../../edge-api/contract/line-details.ts";
import { runToEnd } from "../engine/portfolio/steps.ts";
import { csvFileSteps, type CsvTable } from "../export/csv-file.ts";
import { faultOf, isFault } from "../import/import-faults.ts";
import { ROW } from "../import/match-rows.ts";
import { signed } from "../import/quantity/reading-totals.ts";
import { rowSigns } from "../import/row-groups.ts";
import { filledSentence, SENTENCES } from "../import/sentences.ts";
import type { PurchaseList } from "./purchase-list.ts";

const LARGEST_SHOWN = 3;

/** A row of a list: a line, or the reason why it is not a line. */
export interface ListRow {
  readonly place: number;
  readonly row: number;
  /** the product as written in the file, else the first cell that is not empty */
  readonly text: string;
  /** negative for goods that went back; 0 if the row has no quantity */
  readonly pieces: number;
  /** for programs: an ImportFaultCode, or the kind of a row that was left out; null = a line */
  readonly code: string | null;
  readonly reason: string;
}

const REASONS: Readonly<Record<string, string>> = {
  subtotal: "subtotal",
  total: "grand total",
  heading: "heading between the lines",
  prefilled: "a row of the form that nobody filled in",
};

/**
 * All rows of a list in file order, a rejected one with the first of its faults. Rows without any fault but an uncertain product
 * name are lines: on the page, the user chooses their product.
 */
export function rowsOf({ read: { sheet }, guess, settings, matched }: PurchaseList): readonly ListRow[] {
  if (matched === null) return [];
  const { state, meanings, faultsAt } = matched;
  const product = settings.mapping.product ?? 0;
  const signAt = rowSigns(guess.groups, settings.ways);
  const isOpen = (fault: number): boolean => meanings.tally.isOpenName(fault);
  const textAt = (place: number): string =>
    [product, ...Array.from({ length: sheet.columns }, (_, column) => column)]
      .map((column) => sheet.text(column, sheet.cell(column, place)))
      .find((cell) => cell !== "") ?? "";
  return Array.from(state, (of, place): ListRow => {
    const row = (code: string | null, reason: string, pieces = 0): ListRow => ({
      place,
      row: sheet.rowNumber(place),
      text: textAt(place),
      pieces,
      code,
      reason,
    });
    const sign = signAt(place);
    if (of === ROW.total) {
      const kind = guess.totals.get(place) ?? "subtotal";
      return row(kind, REASONS[kind] ?? kind);
    }
    if (of === ROW.left_out)
      return row("left_out", sign === 0 ? "left out, or not counted until it is answered" : "left out by the mapping");
    const faults = of === ROW.faulty ? faultsAt(place) : [];
    const quantity = meanings.quantity(place);
    if (of === ROW.faulty && (quantity < 0 || faults.length === 0 || !faults.every(isOpen))) {
      const [first = -1] = faults;
      const { code = "too_many_cells", value = "" } = meanings.tally.at(first) ?? {};
      const hasNoMatch = code === "product_unknown" && !isOpen(first);
      return row(
        code,
        hasNoMatch ? "nothing in the catalogue fits" : filledSentence(SENTENCES.faults[code], value, ""),
      );
    }
    const factor = meanings.products[meanings.product(place)]?.factor ?? 1;
    const pieces = signed(Math.round((meanings.quantities[quantity] ?? 0) * factor), sign);
    const isApart = of === ROW.apart || (settings.returns === "apart" && sign === 1 && pieces < 0);
    return row(isApart ? "apart" : null, isApart ? "return, set apart" : "", pieces);
  });
}

/** The figures of a list, scored or not. */
export function figuresOf(list: PurchaseList) {
  const rows = rowsOf(list);
  const lines = rows.filter(({ code }) => code === null);
  const returns = rows.filter(({ pieces }) => pieces < 0);
  const sum = (some: readonly ListRow[]): number => some.reduce((total, { pieces }) => total + pieces, 0);
  return {
    /** rows of goods with a quantity: those that are scored, and those whose product is not chosen (`unmatched`) */
    lines: lines.length,
    rejected: rows.flatMap(({ row, code, reason, text }) => (code === null ? [] : [{ row, code, reason, text }])),
    /** as the file counts it: pieces, or uses where the column says so; returns subtracted unless they are set apart */
    total_uses: sum(lines),
    returns: { ...list.preview.returns, rows: returns.length, pieces: -sum(returns) },
    three_largest: lines
      .toSorted((a, b) => b.pieces - a.pieces || a.row - b.row)
      .slice(0, LARGEST_SHOWN)
      .map(({ row, text, pieces }) => ({ row, text: text.slice(0, 200), pieces })),
  };
}

/** Names without a sure product, most pieces first, with the products that each may mean. */
export function unmatchedNames({ read: { sheet }, settings, matched }: PurchaseList) {
  const { product } = settings.mapping;
  if (matched === null || product === null) return [];
  const { meanings, state } = matched;
  const found = new Map<number, { rows: number; pieces: number; readonly fault: number }>();
  for (let place = 0; place < sheet.rows; place++) {
    if (state[place] !== ROW.faulty) continue;
    const outcome = meanings.product(place);
    const name = sheet.cell(product, place);
    if (!isFault(outcome) || name === 0) continue;
    const known = found.get(name) ?? { rows: 0, pieces: 0, fault: faultOf(outcome) };
    known.rows++;
    known.pieces += meanings.quantities[meanings.quantity(place)] ?? 0;
    found.set(name, known);
  }
  return [...found]
    .map(([name, { rows, pieces, fault }]) => ({
      name: sheet.text(product, name),
      rows,
      pieces,
      offers: (meanings.tally.at(fault)?.offers() ?? []).map(({ use }) => String(use)),
    }))
    .toSorted((a, b) => b.pieces - a.pieces);
}

/** Writes lines.csv (open lines without a product), rejected.csv and result.json into a folder. */
export async function writeTables(folder: string, result: object, list: PurchaseList): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { settings, matched } = list;
  const rows = rowsOf(list);
  const save = async (name: string, header: CsvTable["header"], cells: readonly ReturnType<CsvTable["row"]>[]) => {
    const table = { header, length: cells.length, row: (at: number) => cells[at] ?? [] };
    const file = runToEnd(csvFileSteps(table, { decimalComma: false }));
    writeFileSync(join(folder, name), new Uint8Array(await file.arrayBuffer()));
  };
  const split = matched?.meanings.split ?? null;
  const fields = (["label", ...LINE_DETAILS] as const).filter(
    (name) => name === split || (name !== "label" && settings.mapping[name] !== null),
  );
  const lines = rows.flatMap(({ place, row, text, code }) => {
    if (code !== null || matched === null) return [];
    const { meanings } = matched;
    const { prodsys_id = "", usecase_id = "" } = meanings.products[meanings.product(place)] ?? {};
    // with --split a row can be several lines
    return meanings.parts(place, meanings.quantity(place)).map(({ text: part, pieces }) => {
      const texts = fields.map((name) => (name === split ? part : meanings.lineTexts.textAt(name, place)));
      return [row, text, prodsys_id, usecase_id, pieces, ...texts];
    });
  });
  const rejected = rows.flatMap(({ row, text, code, reason }) => (code === null ? [] : [[row, reason, text]]));
  await save("lines.csv", ["row", "name", "product id", "use case id", "quantity", ...fields], lines);
  await save("rejected.csv", ["row", "reason", "text"], rejected);
  writeFileSync(join(folder, "result.json"), `${JSON.stringify(result, null, 1)}\n`);
}
