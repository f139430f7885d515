import type { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";

export interface Counted {
  readonly id: string;
  readonly lines: number;
  readonly uses: number;
}

/** Lines and uses of each different id of a column, most uses first. */
const counted = (table: EntryTable, column: Uint32Array): readonly Counted[] => {
  const { quantity } = table.columns;
  const lines = new Map<number, number>();
  const uses = new Map<number, number>();
  for (let at = 0; at < table.length; at++) {
    const number = column[at] ?? 0;
    lines.set(number, (lines.get(number) ?? 0) + 1);
    uses.set(number, (uses.get(number) ?? 0) + (quantity[at] ?? 0));
  }
  return [...lines]
    .map(([number, count]) => ({ id: table.idOf(number), lines: count, uses: uses.get(number) ?? 0 }))
    .toSorted((a, b) => b.uses - a.uses);
};

/** What the lines of a portfolio are of; one pass a column. */
export interface TableFacts {
  readonly usecases: readonly Counted[];
  readonly products: readonly Counted[];
  readonly foods: readonly Counted[];
  /** use case of each product's first line */
  readonly usecaseOf: ReadonlyMap<string, string>;
}

export const tableFacts = (table: EntryTable): TableFacts => {
  const { useCase, product, food } = table.columns;
  const usecaseOf = new Map<number, number>();
  for (let at = 0; at < table.length; at++) {
    const number = product[at] ?? 0;
    if (!usecaseOf.has(number)) usecaseOf.set(number, useCase[at] ?? 0);
  }
  return {
    usecases: counted(table, useCase),
    products: counted(table, product),
    foods: counted(table, food),
    usecaseOf: new Map([...usecaseOf].map(([number, usecase]) => [table.idOf(number), table.idOf(usecase)])),
  };
};
