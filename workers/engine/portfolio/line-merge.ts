import { LINE_DETAILS } from "../../../edge-api/contract/line-details.ts";
import { aligned } from "./line-alignment.ts";
import { blankLists, columnsOf, withDetailsOf, type ColumnName, type LineColumns } from "./line-columns.ts";
import type { PortfolioLine } from "./portfolio-line.ts";
import type { LineTable } from "./line-table.ts";

/** A line that both sides changed in different ways; null = removed by that side. */
export interface LineConflict {
  /** of the line in the base */
  readonly index: number;
  readonly base: PortfolioLine;
  readonly ours: PortfolioLine | null;
  readonly theirs: PortfolioLine | null;
}

/** Whose change of a line in conflict is kept; `both`: two lines, or the one that is left. */
export type EntryChoice = "ours" | "theirs" | "both";

export interface MergedEntries {
  readonly table: LineTable;
  /** fields changed by both sides; the table has the values of the preferred side */
  readonly conflicts: readonly LineConflict[];
}

/**
 * Columns that are merged together. The item and its quantity are one unit: a quantity entered for one product says nothing about
 * another, so a merge never makes a line that nobody entered.
 */
const CORE_FIELDS = [["useCase", "product", "food", "quantity"], ["label"]] as const satisfies ColumnName[][];

const NONE = -1;

/** index in the other table → index in the base */
const inverted = (toOther: Int32Array, length: number): Int32Array => {
  const toBase = new Int32Array(length).fill(NONE);
  toOther.forEach((other, at) => other !== NONE && (toBase[other] = at));
  return toBase;
};

/**
 * Three-way merge of two edited copies of a table. Keeps changes of different lines, and of a line's item, label and details;
 * an equal line added by both is kept once. If both changed the same of these, or one removed a line that the other
 * changed, `prefer` decides (for all lines, or by the line's index in the base) and the conflict is reported. The order is that of `ours`; lines added by `theirs` are last.
 * If one side is unchanged, the result is the other side.
 */
export function merge3(
  base: LineTable,
  ours: LineTable,
  theirs: LineTable,
  prefer: EntryChoice | ((index: number) => EntryChoice) = "ours",
): MergedEntries {
  if (ours.equals(base) || ours.equals(theirs)) return { table: theirs, conflicts: [] };
  if (theirs.equals(base)) return { table: ours, conflicts: [] };

  const numbered = [base.columns, base.numbered(ours), base.numbered(theirs)] as const;
  const [b, o, t] = numbered.map((side) => numbered.reduce(withDetailsOf, side)) as [
    LineColumns,
    LineColumns,
    LineColumns,
  ];
  const fieldsOfLines: readonly (readonly ColumnName[])[] = [
    ...CORE_FIELDS,
    ...LINE_DETAILS.filter((name) => b[name] !== undefined).map((name) => [name]),
  ];
  const [oursOf, theirsOf] = [aligned(b, o), aligned(b, t)];
  const [baseOfOurs, baseOfTheirs] = [inverted(oursOf, ours.length), inverted(theirsOf, theirs.length)];
  const choiceAt = (index: number): EntryChoice => (typeof prefer === "function" ? prefer(index) : prefer);
  const conflicts: LineConflict[] = [];
  const merged = blankLists();

  const differs = (fields: readonly ColumnName[], x: LineColumns, at: number, y: LineColumns, to: number) => {
    for (const field of fields) if (x[field]?.[at] !== y[field]?.[to]) return true;
    return false;
  };
  const keep = (fields: readonly ColumnName[], from: LineColumns, at: number): void => {
    for (const field of fields) (merged[field] ??= []).push(from[field]?.[at] ?? 0);
  };
  const keepLine = (from: LineColumns, at: number): void => fieldsOfLines.forEach((fields) => keep(fields, from, at));
  const changed = (side: LineColumns, at: number, place: number): boolean =>
    fieldsOfLines.some((fields) => differs(fields, side, at, b, place));
  const report = (place: number): void => {
    const [our, their] = [oursOf[place] ?? NONE, theirsOf[place] ?? NONE];
    conflicts.push({
      index: place,
      base: base.line(place),
      ours: our === NONE ? null : ours.line(our),
      theirs: their === NONE ? null : theirs.line(their),
    });
  };

  const keepBoth = (our: number, their: number, place: number): void => {
    let conflict = false;
    const choice = choiceAt(place);
    for (const fields of fieldsOfLines) {
      const [byUs, byThem] = [differs(fields, o, our, b, place), differs(fields, t, their, b, place)];
      const apart = byUs && byThem && differs(fields, o, our, t, their);
      if (apart) conflict = true;
      if (apart ? choice === "theirs" : !byUs) keep(fields, t, their);
      else keep(fields, o, our);
    }
    if (!conflict) return;
    report(place);
    if (choice === "both") keepLine(t, their);
  };

  /** A line that the other side removed: removed if unchanged on this side, else a conflict. */
  const keepChanged = (side: LineColumns, at: number, place: number, isPreferred: boolean): void => {
    if (!changed(side, at, place)) return;
    report(place);
    if (isPreferred) keepLine(side, at);
  };

  const added = new Map<string, number>();
  const keyOf = (from: LineColumns, at: number): string =>
    fieldsOfLines
      .flat()
      .map((field) => from[field]?.[at])
      .join(" ");
  for (let our = 0; our < ours.length; our++) {
    const place = baseOfOurs[our] ?? NONE;
    const their = place === NONE ? NONE : (theirsOf[place] ?? NONE);
    if (place === NONE) {
      keepLine(o, our);
      added.set(keyOf(o, our), (added.get(keyOf(o, our)) ?? 0) + 1);
    } else if (their === NONE) keepChanged(o, our, place, choiceAt(place) !== "theirs");
    else keepBoth(our, their, place);
  }
  for (let their = 0; their < theirs.length; their++) {
    const place = baseOfTheirs[their] ?? NONE;
    if (place === NONE) {
      const key = keyOf(t, their);
      const alike = added.get(key) ?? 0;
      if (alike > 0) added.set(key, alike - 1);
      else keepLine(t, their);
    } else if (oursOf[place] === NONE) keepChanged(t, their, place, choiceAt(place) !== "ours");
  }
  return { table: base.over(columnsOf(merged)), conflicts };
}
