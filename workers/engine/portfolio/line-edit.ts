import type { PortfolioLine } from "./portfolio-line.ts";
import type { LineTable } from "./line-table.ts";
import { runToEnd, type Steps } from "./steps.ts";

/**
 * A change of lines. `places`: line indexes, ascending. `before`: expected lines; if another tab or device has changed
 * them, the edit is refused. Created by the functions below.
 */
export type LineEdit =
  | { readonly kind: "set"; readonly places: Uint32Array; readonly before: LineTable; readonly after: LineTable }
  /** `places`: indexes of the lines in the result */
  | { readonly kind: "insert"; readonly places: Uint32Array; readonly lines: LineTable }
  | { readonly kind: "remove"; readonly places: Uint32Array; readonly before: LineTable };

export interface EditedEntries {
  readonly table: LineTable;
  /** edits that undo the change if applied to `table` */
  readonly inverse: readonly LineEdit[];
  /** edits that were not applied, because a line has changed or no longer exists */
  readonly refused: readonly LineEdit[];
}

/** `count` consecutive indexes from `first` on. */
export const placesFrom = (first: number, count: number): Uint32Array<ArrayBuffer> => {
  const places = new Uint32Array(count);
  for (let at = 0; at < count; at++) places[at] = first + at;
  return places;
};

function* isUnchanged(table: LineTable, places: Uint32Array, before: LineTable): Steps<boolean> {
  if ((places.at(-1) ?? -1) >= table.length) return false;
  const now = yield* table.picking(places);
  return now.equals(before);
}

/** The edited table and the inverse edit; null = the edit does not fit the table. */
function* applied(table: LineTable, edit: LineEdit): Steps<{ table: LineTable; inverse: LineEdit } | null> {
  const { places } = edit;
  switch (edit.kind) {
    case "set": {
      if (!(yield* isUnchanged(table, places, edit.before))) return null;
      const inverse: LineEdit = { kind: "set", places, before: edit.after, after: edit.before };
      return { table: yield* table.changing(places, edit.after), inverse };
    }
    case "insert": {
      if ((places.at(-1) ?? -1) >= table.length + places.length) return null;
      const inverse: LineEdit = { kind: "remove", places, before: edit.lines };
      return { table: yield* table.inserting(places, edit.lines), inverse };
    }
    case "remove": {
      if (!(yield* isUnchanged(table, places, edit.before))) return null;
      const inverse: LineEdit = { kind: "insert", places, lines: edit.before };
      return { table: yield* table.removing(places), inverse };
    }
  }
}

/** Number of lines that edits change; a line changed twice counts twice. */
export const linesOf = (edits: readonly LineEdit[]): number =>
  edits.reduce((sum, { places }) => sum + places.length, 0);

/** Applies edits in order, each as a whole or not at all. */
export const applyEdits = (table: LineTable, edits: readonly LineEdit[]): EditedEntries =>
  runToEnd(editing(table, edits));

/** `applyEdits` in steps; the share done restarts with each part of an edit. */
export function* editing(table: LineTable, edits: readonly LineEdit[]): Steps<EditedEntries> {
  const inverse: LineEdit[] = [];
  const refused: LineEdit[] = [];
  for (const edit of edits) {
    const step = yield* applied(table, edit);
    if (step === null) {
      refused.push(edit);
      continue;
    }
    table = step.table;
    inverse.unshift(step.inverse);
  }
  return { table, inverse, refused };
}

/**
 * Sets the quantities of the lines at the places.
 * @param quantity uses for all these lines, or a function of each line's quantity
 */
export function setQuantities(
  table: LineTable,
  places: Uint32Array,
  quantity: number | ((before: number, at: number) => number),
): LineEdit {
  const before = table.pick(places);
  const after = before.columns.quantity.map((own, at) => (typeof quantity === "number" ? quantity : quantity(own, at)));
  return { kind: "set", places, before, after: before.over({ ...before.columns, quantity: after }) };
}

/** Sets the quantity of one line, uses. Throws RangeError beyond the last line. */
export const setQuantity = (table: LineTable, at: number, quantity: number): LineEdit =>
  setQuantities(table, Uint32Array.of(at), quantity);

/** Sets use case, product, food, label or details of the lines at the places; fields that are absent stay. */
export function setItems(
  table: LineTable,
  places: Uint32Array,
  item: Partial<Omit<PortfolioLine, "quantity">>,
): LineEdit {
  const before = table.pick(places);
  return { kind: "set", places, before, after: before.withItem(item) };
}

/** `setItems` for one line. Throws RangeError beyond the last line. */
export const setItem = (table: LineTable, at: number, item: Partial<Omit<PortfolioLine, "quantity">>): LineEdit =>
  setItems(table, Uint32Array.of(at), item);

/** Appends lines. */
export const append = (table: LineTable, lines: LineTable): LineEdit => ({
  kind: "insert",
  places: placesFrom(table.length, lines.length),
  lines,
});

/** Removes the lines at the places. Throws RangeError for places that do not fit. */
export const remove = (table: LineTable, places: Uint32Array): LineEdit => ({
  kind: "remove",
  places,
  before: table.pick(places),
});

/** Replaces all lines. */
export const replaceAll = (table: LineTable, lines: LineTable): readonly LineEdit[] => [
  remove(table, placesFrom(0, table.length)),
  { kind: "insert", places: placesFrom(0, lines.length), lines },
];
