import { blankLists, type ColumnLists, columnsOf, type LineData } from "../engine/portfolio/line-columns.ts";
import { TextPool } from "../engine/portfolio/text-pool.ts";
import type { TextField } from "./line-texts.ts";

/** The ready lines by column. Negative uses are returned goods. */
export class ReadyLines {
  readonly #ids = new TextPool();
  readonly #labels = new TextPool([""]);
  readonly #lists = blankLists();
  readonly #details: readonly Exclude<TextField, "label">[];
  #hasReturns = false;

  /** @param details those that the file has a column for */
  constructor(details: readonly Exclude<TextField, "label">[]) {
    this.#details = details;
    for (const name of details) this.#lists[name] = [];
  }

  push(
    { prodsys_id, usecase_id }: { readonly prodsys_id: string; readonly usecase_id: string },
    food: string,
    quantity: number,
    textOf: (field: TextField) => string,
  ): void {
    const lists = this.#lists;
    lists.useCase.push(this.#ids.of(usecase_id));
    lists.product.push(this.#ids.of(prodsys_id));
    lists.food.push(this.#ids.of(food));
    lists.label.push(this.#labels.of(textOf("label")));
    for (const name of this.#details) lists[name]?.push(this.#labels.of(textOf(name)));
    lists.quantity.push(quantity);
    this.#hasReturns ||= quantity < 0;
  }

  /** Number of lines that are left after returns. */
  get kept(): number {
    return this.#lists.quantity.reduce((kept, uses) => kept + Number(uses > 0), 0);
  }

  /** Σ uses of the lines. */
  uses(): number {
    return this.#lists.quantity.reduce((sum, uses) => sum + uses, 0);
  }

  /**
   * Subtracts returns from lines of the same product: first those with the same label, site and food, nearest above first.
   * A line with nothing left is dropped.
   * @param usesOf uses of a piece of a product
   * @returns pieces returned beyond what was bought
   */
  subtractReturns(usesOf: (prodsys_id: string) => number): number {
    if (!this.#hasReturns) return 0;
    const { quantity, product, food, label, site } = this.#lists;
    const returned = [...quantity.keys()].filter((at) => (quantity[at] ?? 0) < 0);
    const bought = new Map<number, number[]>(returned.map((at) => [product[at] ?? 0, []]));
    quantity.forEach((uses, at) => uses > 0 && bought.get(product[at] ?? 0)?.push(at));
    let beyond = 0;
    for (const from of returned) {
      let left = -(quantity[from] ?? 0);
      quantity[from] = 0;
      const distance = (at: number): number =>
        (label[at] === label[from] && site?.[at] === site?.[from] ? 0 : 2e9) +
        (food[at] === food[from] ? 0 : 4e9) +
        (at < from ? from - at : 1e9 + at - from);
      const lines = bought.get(product[from] ?? 0) ?? [];
      for (const at of lines.toSorted((a, b) => distance(a) - distance(b))) {
        const taken = Math.min(left, quantity[at] ?? 0);
        quantity[at] = (quantity[at] ?? 0) - taken;
        left -= taken;
        if (left === 0) break;
      }
      beyond += left / usesOf(this.#ids.text(product[from] ?? 0));
    }
    return Math.round(beyond);
  }

  entries(): LineData {
    const { quantity } = this.#lists;
    const lists = Object.entries(this.#lists).map(([name, list]) => [
      name,
      list.filter((_, at) => (quantity[at] ?? 0) > 0),
    ]);
    const columns = columnsOf(Object.fromEntries(lists) as ColumnLists);
    return { ...columns, ids: this.#ids.texts(), labels: this.#labels.texts() };
  }
}
