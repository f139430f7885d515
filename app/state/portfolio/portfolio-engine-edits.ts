import type { EntryColumns } from "../../../workers/engine/portfolio/entry-columns.ts";
import type { ProductSettings } from "../../../workers/engine/portfolio/entry-scoring.ts";
import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import type { PortfolioEdit } from "../../../workers/open-portfolios.ts";

/** With more changed lines, opening the portfolio again in the worker costs less than sending each change. */
const MAX_EDITS = 24;

const ITEM = ["useCase", "product", "food"] as const satisfies (keyof EntryColumns)[];

/** Places below `end` where the columns differ in what scores depend on, which excludes labels; null = too many. */
const changedPlaces = (from: EntryColumns, to: EntryColumns, end: number): readonly number[] | null => {
  const places = new Set<number>();
  for (const name of [...ITEM, "quantity"] as const) {
    const [a, b] = [from[name], to[name]];
    if (a === b) continue;
    for (let at = 0; at < end; at++) {
      if (a[at] === b[at]) continue;
      places.add(at);
      if (places.size > MAX_EDITS) return null;
    }
  }
  return [...places].toSorted((a, b) => a - b);
};

/** The place of the one line that `to` lacks; null = other lines have changed too. */
const removedPlace = (from: EntryColumns, to: EntryColumns): number | null => {
  const length = to.quantity.length;
  let place = length;
  for (const name of [...ITEM, "quantity"] as const) {
    const [a, b] = [from[name], to[name]];
    let same = 0;
    while (same < place && a[same] === b[same]) same++;
    place = same;
  }
  for (const name of [...ITEM, "quantity"] as const) {
    const [a, b] = [from[name], to[name]];
    for (let at = place; at < length; at++) if (a[at + 1] !== b[at]) return null;
  }
  return place;
};

/**
 * The calls of the scoring worker that change an open portfolio from the lines `from` to the lines `to`; null = opening it again
 * is cheaper.
 */
export const engineEdits = (
  from: EntryTable,
  to: EntryTable,
  settings: ProductSettings,
): readonly PortfolioEdit[] | null => {
  if (from === to) return [];
  const more = to.length - from.length;
  if (more < -1 || more > MAX_EDITS) return null;
  const before = to.numbered(from);
  const after = to.columns;
  if (more === -1) {
    const entry = removedPlace(before, after);
    return entry === null ? null : [{ kind: "remove", entry }];
  }
  const changed = changedPlaces(before, after, from.length);
  if (changed === null) return null;
  const itemAt = (place: number) => {
    const { usecase_id, prodsys_id, food_id, quantity } = to.line(place);
    const overrides = Object.hasOwn(settings, prodsys_id) ? settings[prodsys_id] : undefined;
    return { usecase_id, prodsys_id, food_id, quantity, overrides };
  };
  const edits = changed.flatMap((entry): PortfolioEdit[] => {
    const { quantity, ...item } = itemAt(entry);
    return [
      ...(ITEM.some((name) => before[name][entry] !== after[name][entry])
        ? [{ kind: "item", entry, item } as const]
        : []),
      ...(before.quantity[entry] === after.quantity[entry] ? [] : [{ kind: "quantity", entry, quantity } as const]),
    ];
  });
  const added = Array.from({ length: more }, (_, at) => ({ kind: "append", item: itemAt(from.length + at) }) as const);
  return [...edits, ...added];
};
