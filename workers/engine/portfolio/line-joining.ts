import { LINE_DETAILS } from "../../../edge-api/contract/line-details.ts";
import { inPieces } from "./column-pieces.ts";
import { append, type LineEdit, setQuantity } from "./line-edit.ts";
import { type PortfolioLine, QUANTITY } from "./portfolio-line.ts";
import { LineTable } from "./line-table.ts";
import type { Steps } from "./steps.ts";

/**
 * Index of the line that a line added by hand is added to: same use case, product and food; lines without label and
 * details are preferred; -1 = none.
 */
function placeOf(table: LineTable, { usecase_id, prodsys_id, food_id }: PortfolioLine): number {
  const own = table.numbered(LineTable.of([{ usecase_id, prodsys_id, food_id, label: "", quantity: 0 }]));
  const { useCase, product, food } = table.columns;
  const texts = ["label" as const, ...LINE_DETAILS].flatMap((name) => table.columns[name] ?? []);
  let labelled = -1;
  for (let at = 0; at < table.length; at++) {
    if (product[at] !== own.product[0] || food[at] !== own.food[0] || useCase[at] !== own.useCase[0]) continue;
    if (texts.every((column) => column[at] === 0)) return at;
    if (labelled < 0) labelled = at;
  }
  return labelled;
}

/** Adds a line entered by hand: increments the quantity of an equal item, up to the limit (decisions.md 16a). */
export function addByHand(table: LineTable, line: PortfolioLine): LineEdit {
  const at = placeOf(table, line);
  if (at < 0) return append(table, LineTable.of([line]));
  return setQuantity(table, at, Math.min(table.line(at).quantity + line.quantity, QUANTITY.most));
}

/** More than any text number; two such numbers still combine to a whole number below 2^53. */
const NUMBERS = 2 ** 26;

/** Numbers the distinct pairs of two columns, in order of first appearance. */
function* numbersOfPairs(a: Uint32Array, b: Uint32Array): Steps<Uint32Array> {
  const known = new Map<number, number>();
  const numbers = new Uint32Array(a.length);
  yield* inPieces(a.length, (from, to) => {
    for (let at = from; at < to; at++) {
      const pair = (a[at] ?? 0) * NUMBERS + (b[at] ?? 0);
      const number = known.get(pair) ?? known.size;
      if (number === known.size) known.set(pair, number);
      numbers[at] = number;
    }
  });
  return numbers;
}

/**
 * "Merge equal lines" in steps: merges lines with the same use case, product, food, label and details into the first of
 * them and sums their quantities. Lines whose sum would exceed the limit stay separate. No edits = no equal lines.
 */
export function* mergingEqualLines(table: LineTable): Steps<readonly LineEdit[]> {
  const { useCase, product, food, label, quantity } = table.columns;
  const items = yield* numbersOfPairs(yield* numbersOfPairs(useCase, product), food);
  let kinds = yield* numbersOfPairs(items, label);
  for (const name of LINE_DETAILS) {
    const column = table.columns[name];
    if (column !== undefined) kinds = yield* numbersOfPairs(kinds, column);
  }
  /** kind → index of the line that lines of this kind are merged into */
  const firsts = new Map<number, number>();
  /** index of a line with merged lines → sum of the quantities */
  const sums = new Map<number, number>();
  const gone: number[] = [];
  yield* inPieces(table.length, (from, to) => {
    for (let at = from; at < to; at++) {
      const kind = kinds[at] ?? 0;
      const first = firsts.get(kind);
      const sum = (first === undefined ? 0 : (sums.get(first) ?? quantity[first] ?? 0)) + (quantity[at] ?? 0);
      if (first === undefined || sum > QUANTITY.most) firsts.set(kind, at);
      else {
        sums.set(first, sum);
        gone.push(at);
      }
    }
  });
  if (gone.length === 0) return [];
  const places = Uint32Array.from(sums.keys()).toSorted();
  const before = yield* table.picking(places);
  const quantities = Float64Array.from(places, (place) => sums.get(place) ?? 0);
  const after = before.over({ ...before.columns, quantity: quantities });
  const others = Uint32Array.from(gone);
  return [
    { kind: "set", places, before, after },
    { kind: "remove", places: others, before: yield* table.picking(others) },
  ];
}
