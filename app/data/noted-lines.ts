import { LINE_DETAILS } from "../../edge-api/contract/line-details.ts";
import {
  columnNames,
  CORE_COLUMNS,
  detailsOf,
  textsOfColumn,
  withDetailsOf,
  type ColumnName,
} from "../../workers/engine/portfolio/entry-columns.ts";
import { placesFrom, type EntryEdit } from "../../workers/engine/portfolio/entry-edit.ts";
import { EntryTable } from "../../workers/engine/portfolio/entry-table.ts";
import { runToEnd, type Steps } from "../../workers/engine/portfolio/steps.ts";

/** A column: one value for all lines, or a value per line. */
type NotedColumn = number | readonly number[];

/** Lines as plain JSON, without columns that an edit leaves unchanged and texts that no column uses. */
export interface NotedTable {
  readonly count: number;
  readonly ids?: readonly string[] | undefined;
  readonly labels?: readonly string[] | undefined;
  readonly columns: Partial<Readonly<Record<ColumnName, NotedColumn | undefined>>>;
}

/** Increasing places, as runs of consecutive ones. */
type NotedPlaces = readonly (readonly [first: number, count: number])[];

/** An edit of lines as plain JSON. `was` is the fingerprint of the lines before it. */
export type NotedEdit =
  | { readonly kind: "set"; readonly places: NotedPlaces; readonly was: number; readonly after: NotedTable }
  | { readonly kind: "insert"; readonly places: NotedPlaces; readonly lines: NotedTable }
  | { readonly kind: "remove"; readonly places: NotedPlaces; readonly was: number };

/** Tables of so few lines are numbered anew, so that they carry no texts of others. */
const FEW_LINES = 500;

const notedPlaces = (places: Uint32Array): NotedPlaces => {
  const runs: [number, number][] = [];
  let last: [number, number] | undefined;
  for (const place of places) {
    if (last !== undefined && place === last[0] + last[1]) last[1] += 1;
    else runs.push((last = [place, 1]));
  }
  return runs;
};

const placesOf = (noted: NotedPlaces): Uint32Array => {
  const places = new Uint32Array(noted.reduce((sum, [, count]) => sum + count, 0));
  let at = 0;
  for (const [first, count] of noted) {
    places.set(placesFrom(first, count), at);
    at += count;
  }
  return places;
};

/** FNV-1a, one 32-bit word per step. */
const mixed = (hash: number, word: number): number => Math.imul(hash ^ word, 16_777_619);

const hashOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at++) hash = mixed(hash, text.charCodeAt(at));
  return hash;
};

const isDetailName = (name: ColumnName): boolean => LINE_DETAILS.some((detail) => detail === name);

/** A 32-bit hash of the content of lines: others have another one, but for one in four billion. */
export function fingerprint(table: EntryTable): number {
  const { quantity, ...texts } = table.columns;
  let hash = mixed(hashOf(""), table.length);
  for (const name of ["useCase", "product", "food", "label", ...table.details] as const) {
    // which detail it is counts too; without details the hash is the one of notes from before there were any
    if (isDetailName(name)) hash = mixed(hash, hashOf(name));
    const known = new Map<number, number>();
    for (const number of texts[name] ?? []) {
      const isLabel = textsOfColumn(name) === "labels";
      const text = known.get(number) ?? hashOf(isLabel ? table.labelOf(number) : table.idOf(number));
      known.set(number, text);
      hash = mixed(hash, text);
    }
  }
  const words = new Uint32Array(Float64Array.from(quantity).buffer);
  for (const word of words) hash = mixed(hash, word);
  return hash >>> 0;
}

const notedColumn = (column: Uint32Array | Float64Array): NotedColumn => {
  const [first] = column;
  return first !== undefined && column.every((value) => value === first) ? first : Array.from(column);
};

/** A column is a step: of 100,000 lines it takes milliseconds. */
function* notingColumns(table: EntryTable, names: readonly ColumnName[]): Steps<NotedTable> {
  const own = table.length <= FEW_LINES ? EntryTable.of(table.lines()) : table;
  const { ids, labels, ...columns } = own.data();
  const hasTexts = (of: "ids" | "labels"): boolean => names.some((name) => textsOfColumn(name) === of);
  const noted: Partial<Record<ColumnName, NotedColumn>> = {};
  for (const [at, name] of names.entries()) {
    yield at / names.length;
    // a detail that no line has any more is 0 for all
    noted[name] = notedColumn(columns[name] ?? new Uint32Array(table.length));
  }
  return {
    count: table.length,
    ...(hasTexts("ids") && { ids: [...ids] }),
    ...(hasTexts("labels") && { labels: [...labels] }),
    columns: noted,
  };
}

const notingTable = (table: EntryTable): Steps<NotedTable> => notingColumns(table, [...CORE_COLUMNS, ...table.details]);

/** Lines as plain JSON. */
export const notedTable = (table: EntryTable): NotedTable => runToEnd(notingTable(table));

const changedColumns = (before: EntryTable, after: EntryTable): readonly ColumnName[] => {
  const theirs = withDetailsOf(before.numbered(after), before.columns);
  const ours = withDetailsOf(before.columns, theirs);
  return columnNames(ours).filter((name) => {
    const [one, other] = [ours[name], theirs[name]];
    return one !== other && one?.some((value, at) => value !== other?.[at]) === true;
  });
};

/** `notedEdit` in steps, for edits of many lines. */
export function* notingEdit(edit: EntryEdit): Steps<NotedEdit> {
  const places = notedPlaces(edit.places);
  yield 0;
  switch (edit.kind) {
    case "set": {
      const was = fingerprint(edit.before);
      yield 0;
      const changed = changedColumns(edit.before, edit.after);
      return { kind: "set", places, was, after: yield* notingColumns(edit.after, changed) };
    }
    case "insert":
      return { kind: "insert", places, lines: yield* notingTable(edit.lines) };
    case "remove":
      return { kind: "remove", places, was: fingerprint(edit.before) };
  }
}

/** An edit as plain JSON: its changes, and a fingerprint of the lines before it. */
export const notedEdit = (edit: EntryEdit): NotedEdit => runToEnd(notingEdit(edit));

/**
 * The lines of a note.
 *
 * @param before gives the columns that the note lacks. Throws RangeError for invalid lines.
 */
export function tableOf({ count, ids, labels, columns }: NotedTable, before?: EntryTable): EntryTable {
  const numbers = (column: NotedColumn = 0) =>
    typeof column === "number" ? new Uint32Array(count).fill(column) : Uint32Array.from(column);
  const { useCase, product, food, label, quantity = 0 } = columns;
  const own = EntryTable.adopt({
    ids: ids ?? [""],
    labels: labels ?? [""],
    useCase: numbers(useCase),
    product: numbers(product),
    food: numbers(food),
    label: numbers(label),
    quantity: typeof quantity === "number" ? new Float64Array(count).fill(quantity) : Float64Array.from(quantity),
    ...detailsOf(columns, numbers),
  });
  if (before === undefined) return own;
  if (before.length !== count) throw new RangeError(`${count} lines for ${before.length}`);
  const numbered = before.numbered(own);
  const kept = before.columns;
  return before.over({
    useCase: useCase === undefined ? kept.useCase : numbered.useCase,
    product: product === undefined ? kept.product : numbered.product,
    food: food === undefined ? kept.food : numbered.food,
    label: label === undefined ? kept.label : numbered.label,
    quantity: columns.quantity === undefined ? kept.quantity : numbered.quantity,
    ...detailsOf(kept, (column) => column),
    ...detailsOf(numbered, (column) => column),
  });
}

/** The edit of a note; null = these are not the lines that it was made on. Throws RangeError for an invalid note. */
export function editOf(table: EntryTable, noted: NotedEdit): EntryEdit | null {
  const places = placesOf(noted.places);
  if (noted.kind === "insert") return { kind: "insert", places, lines: tableOf(noted.lines) };
  if ((places.at(-1) ?? -1) >= table.length) return null;
  const before = table.pick(places);
  if (fingerprint(before) !== noted.was) return null;
  return noted.kind === "remove"
    ? { kind: "remove", places, before }
    : { kind: "set", places, before, after: tableOf(noted.after, before) };
}
