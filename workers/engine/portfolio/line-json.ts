import { LINE_DETAILS } from "../../../edge-api/contract/line-details.ts";
import type { LineTable } from "./line-table.ts";

/** Lines per chunk: well under a millisecond. */
const LINES_A_PIECE = 2048;
/** Matches keys that JavaScript sorts as array indexes. */
const INDEX = /^\d+$/;

/**
 * JSON text of the entries for the server (`products` of a portfolio), in chunks to be joined: 100,000 lines at once
 * would block the main thread. An entry has a `place` only if it does not follow the previous one.
 * @param withPlaces false = omit the order of the lines across use cases
 */
export function* productsText(table: LineTable, withPlaces = true): Generator<string, void> {
  const places = table.grouping();
  const grouped = table.grouped(places);
  const { useCase, product, food, quantity } = grouped.columns;
  const texts = ["label" as const, ...LINE_DETAILS].flatMap((name) => {
    const column = grouped.columns[name];
    return column === undefined ? [] : [{ key: `,"${name}":`, column }];
  });
  const quoted = new Map<number, string>();
  const idText = (number: number): string => {
    const known = quoted.get(number) ?? JSON.stringify(grouped.idOf(number));
    quoted.set(number, known);
    return known;
  };
  // objects list numeric keys first, so that lists may be reordered: each list then names the place of its first entry
  const isReordered = table.useCases.some((id) => INDEX.test(id));
  let next = 0;
  const placeText = (at: number, isFirst: boolean): string => {
    const place = places?.[at] ?? at;
    const isNamed = place !== next || (isFirst && isReordered);
    next = place + 1;
    return withPlaces && isNamed ? `,"place":${place}` : "";
  };
  let piece = "{";
  for (let at = 0; at < grouped.length; at++) {
    const isFirst = at === 0 || useCase[at] !== useCase[at - 1];
    if (isFirst) piece += `${at === 0 ? "" : "],"}${idText(useCase[at] ?? 0)}:[`;
    let inside = "";
    for (const { key, column } of texts) {
      const number = column[at] ?? 0;
      if (number > 0) inside += key + JSON.stringify(grouped.labelOf(number));
    }
    piece +=
      `${isFirst ? "" : ","}{"prodsys_id":${idText(product[at] ?? 0)},"quantity":${quantity[at]},` +
      `"food_id":${idText(food[at] ?? 0)}${inside}${placeText(at, isFirst)}}`;
    if ((at + 1) % LINES_A_PIECE !== 0) continue;
    yield piece;
    piece = "";
  }
  yield `${piece}${grouped.length === 0 ? "" : "]"}}`;
}
