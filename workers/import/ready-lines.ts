import type { EntryData } from "../engine/portfolio/entry-columns.ts";
import { TextPool } from "../engine/portfolio/text-pool.ts";
import type { CellMeanings } from "./cell-meanings.ts";
import type { TextField } from "./line-texts.ts";

/** Columns of the ready lines: indexes into CellMeanings, and uses. Negative uses are returned goods. */
export class ReadyLines {
  readonly #product: Uint32Array;
  readonly #food: Uint32Array;
  /** labels and the details that the file has a column for */
  readonly #texts: readonly { readonly field: TextField; readonly column: Uint32Array }[];
  readonly #quantity: Float64Array;
  #length = 0;
  #isNetted = false;

  /** @param fields the text fields of the lines, in the order of the `texts` of `push` */
  constructor(rows: number, fields: readonly TextField[]) {
    this.#product = new Uint32Array(rows);
    this.#food = new Uint32Array(rows);
    this.#texts = fields.map((field) => ({ field, column: new Uint32Array(rows) }));
    this.#quantity = new Float64Array(rows);
  }

  push(product: number, food: number, quantity: number, texts: readonly number[]): void {
    const at = this.#length++;
    this.#product[at] = product;
    this.#food[at] = food;
    this.#texts.forEach(({ column }, nth) => (column[at] = texts[nth] ?? 0));
    this.#quantity[at] = quantity;
    if (quantity < 0) this.#isNetted = true;
  }

  /** Number of lines that are left after returns. */
  get kept(): number {
    if (!this.#isNetted) return this.#length;
    let kept = 0;
    for (let at = 0; at < this.#length; at++) if ((this.#quantity[at] ?? 0) > 0) kept++;
    return kept;
  }

  /** Σ uses of the lines. */
  uses(): number {
    let uses = 0;
    for (let at = 0; at < this.#length; at++) uses += this.#quantity[at] ?? 0;
    return uses;
  }

  /**
   * Subtracts returns from lines of the same product: first those with the same label, site and food, nearest above first.
   * A line with nothing left is dropped.
   * @returns pieces returned beyond what was bought
   */
  subtractReturns(idOf: (product: number) => string, usesOf: (product: number) => number): number {
    if (!this.#isNetted) return 0;
    const quantity = this.#quantity;
    const returned = Array.from({ length: this.#length }, (_, at) => at).filter((at) => (quantity[at] ?? 0) < 0);
    const wanted = new Set(returned.map((at) => idOf(this.#product[at] ?? 0)));
    const bought = new Map<string, number[]>();
    for (let at = 0; at < this.#length; at++) {
      const id = idOf(this.#product[at] ?? 0);
      if (!wanted.has(id) || (quantity[at] ?? 0) <= 0) continue;
      const lines = bought.get(id);
      if (lines === undefined) bought.set(id, [at]);
      else lines.push(at);
    }
    const sited = this.#texts.filter(({ field }) => field === "label" || field === "site");
    let beyond = 0;
    for (const from of returned) {
      let left = -(quantity[from] ?? 0);
      quantity[from] = 0;
      const distance = (at: number): number =>
        (sited.every(({ column }) => column[at] === column[from]) ? 0 : 2e9) +
        (this.#food[at] === this.#food[from] ? 0 : 4e9) +
        (at < from ? from - at : 1e9 + at - from);
      const lines = bought.get(idOf(this.#product[from] ?? 0)) ?? [];
      for (const at of lines.toSorted((a, b) => distance(a) - distance(b))) {
        const taken = Math.min(left, quantity[at] ?? 0);
        quantity[at] = (quantity[at] ?? 0) - taken;
        left -= taken;
        if (left === 0) break;
      }
      beyond += left / usesOf(this.#product[from] ?? 0);
    }
    return Math.round(beyond);
  }

  entries({ products, foods, lineTexts: { texts } }: CellMeanings): EntryData {
    const [ids, names] = [new TextPool(), new TextPool([""])];
    const numbers = <T>(list: readonly T[], of: (one: T) => number): Uint32Array => Uint32Array.from(list, of);
    const productIds = numbers(products, ({ prodsys_id }) => ids.of(prodsys_id));
    const useCaseIds = numbers(products, ({ usecase_id }) => ids.of(usecase_id));
    const foodIds = numbers(foods, (id) => ids.of(id));
    const textNumbers = numbers(texts, (text) => names.of(text));
    const kept = this.kept;
    const places = new Uint32Array(kept);
    for (let at = 0, next = 0; at < this.#length; at++) if ((this.#quantity[at] ?? 0) > 0) places[next++] = at;
    const column = (of: Uint32Array, by: Uint32Array): Uint32Array => {
      const filled = new Uint32Array(kept);
      for (let at = 0; at < kept; at++) filled[at] = by[of[places[at] ?? 0] ?? 0] ?? 0;
      return filled;
    };
    const quantity = new Float64Array(kept);
    for (let at = 0; at < kept; at++) quantity[at] = this.#quantity[places[at] ?? 0] ?? 0;
    return {
      useCase: column(this.#product, useCaseIds),
      product: column(this.#product, productIds),
      food: column(this.#food, foodIds),
      label: new Uint32Array(kept),
      quantity,
      ...Object.fromEntries(this.#texts.map((one) => [one.field, column(one.column, textNumbers)])),
      ids: ids.texts(),
      labels: names.texts(),
    };
  }
}
