import type { EntryTable } from "./entry-table.ts";

/** Lines between two pieces of text: well under a millisecond. */
const LINES_A_PIECE = 2048;

/**
 * JSON text of the entries as the server takes them (`products` of a portfolio), in pieces to be joined: 100,000 lines
 * at once would hold the page. The same text for tables that are alike use case by use case.
 */
export function* productsText(table: EntryTable): Generator<string, void> {
  const grouped = table.grouped();
  const { useCase, product, food, label, quantity } = grouped.columns;
  const quoted = new Map<number, string>();
  const idText = (number: number): string => {
    const known = quoted.get(number) ?? JSON.stringify(grouped.idOf(number));
    quoted.set(number, known);
    return known;
  };
  let piece = "{";
  for (let at = 0; at < grouped.length; at++) {
    const isFirst = at === 0 || useCase[at] !== useCase[at - 1];
    if (isFirst) piece += `${at === 0 ? "" : "],"}${idText(useCase[at] ?? 0)}:[`;
    const name = label[at] ?? 0;
    piece +=
      `${isFirst ? "" : ","}{"prodsys_id":${idText(product[at] ?? 0)},"quantity":${quantity[at]},` +
      `"food_id":${idText(food[at] ?? 0)}${name === 0 ? "" : `,"label":${JSON.stringify(grouped.labelOf(name))}`}}`;
    if ((at + 1) % LINES_A_PIECE !== 0) continue;
    yield piece;
    piece = "";
  }
  yield `${piece}${grouped.length === 0 ? "" : "]"}}`;
}
