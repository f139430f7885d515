import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import type { LineTable } from "../../../workers/engine/portfolio/line-table.ts";

/** Number of lines and sum of uses for one id. */
export interface Counted {
  readonly id: string;
  readonly lines: number;
  readonly uses: number;
}

/** Lines and uses of each distinct id of a column, most uses first. */
const counted = (table: LineTable, column: Uint32Array): readonly Counted[] => {
  const { quantity } = table.columns;
  const numbers = differentNumbers(column);
  // text numbers are small: an array indexed by number takes a tenth of the time of a map
  const size = Math.max(-1, ...numbers) + 1;
  const [lines, uses] = [new Uint32Array(size), new Float64Array(size)];
  for (let at = 0; at < table.length; at++) {
    const number = column[at] ?? 0;
    lines[number] = (lines[number] ?? 0) + 1;
    uses[number] = (uses[number] ?? 0) + (quantity[at] ?? 0);
  }
  return numbers
    .map((number) => ({ id: table.idOf(number), lines: lines[number] ?? 0, uses: uses[number] ?? 0 }))
    .toSorted((a, b) => b.uses - a.uses);
};

/** Distinct use cases, products and foods of a portfolio. */
export interface TableFacts {
  readonly usecases: readonly Counted[];
  readonly products: readonly Counted[];
  readonly foods: readonly Counted[];
  /** use case of the first line with each product, by prodsys_id */
  readonly usecaseOf: ReadonlyMap<string, string>;
}

/** Computes the facts in one pass per column. */
export const tableFacts = (table: LineTable): TableFacts => {
  const { useCase, product, food } = table.columns;
  const usecaseOf = differentNumbers(product).map((number) => [number, useCase[product.indexOf(number)] ?? 0] as const);
  return {
    usecases: counted(table, useCase),
    products: counted(table, product),
    foods: counted(table, food),
    usecaseOf: new Map(usecaseOf.map(([number, usecase]) => [table.idOf(number), table.idOf(usecase)])),
  };
};
