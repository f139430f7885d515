import * as v from "valibot";
import type { PortfolioEntry } from "../contract/portfolio.ts";

/**
 * Entries of a portfolio by column, in the order of the body: a few arrays in place of 100,000 objects. Ids and labels
 * are places in `ids` and `labels`; label 0 is none.
 */
const ColumnsSchema = v.object({
  /** use cases with the number of their entries */
  usecases: v.array(v.tuple([v.string(), v.number()])),
  ids: v.array(v.string()),
  labels: v.array(v.string()),
  product: v.array(v.number()),
  food: v.array(v.number()),
  label: v.array(v.number()),
  quantity: v.array(v.number()),
});
export type PortfolioColumns = v.InferOutput<typeof ColumnsSchema>;

/** Columns that grow entry by entry. */
export function growingColumns() {
  const columns: PortfolioColumns = {
    usecases: [],
    ids: [],
    labels: [],
    product: [],
    food: [],
    label: [],
    quantity: [],
  };
  const places = { ids: new Map<string, number>(), labels: new Map<string, number>() };
  const begun = new Set<string>();
  const placeOf = (list: "ids" | "labels", text: string): number => {
    const known = places[list].get(text);
    if (known !== undefined) return known;
    const place = columns[list].push(text) - 1;
    places[list].set(text, place);
    return place;
  };
  return {
    columns,
    /** Begins the list of a use case; false: it has been there already */
    begin(usecase: string): boolean {
      if (begun.has(usecase)) return false;
      begun.add(usecase);
      columns.usecases.push([usecase, 0]);
      return true;
    },
    add({ prodsys_id, food_id, quantity, label }: PortfolioEntry): void {
      columns.product.push(placeOf("ids", prodsys_id));
      columns.food.push(placeOf("ids", food_id));
      columns.quantity.push(quantity);
      columns.label.push(label === undefined ? 0 : placeOf("labels", label) + 1);
      const current = columns.usecases.at(-1);
      if (current !== undefined) current[1] += 1;
    },
  };
}

/** JSON text of `products`: the entries as the contract has them, in their order. */
export function productsText(columns: PortfolioColumns): string {
  const ids = columns.ids.map((id) => JSON.stringify(id));
  const labels = columns.labels.map((label) => `,"label":${JSON.stringify(label)}`);
  let entry = 0;
  const lists = columns.usecases.map(([usecase, count]) => {
    const texts: string[] = [];
    for (const end = entry + count; entry < end; entry++) {
      const label = columns.label[entry] ?? 0;
      texts.push(
        `{"prodsys_id":${ids[columns.product[entry] ?? 0]},"quantity":${columns.quantity[entry]},` +
          `"food_id":${ids[columns.food[entry] ?? 0]}${label === 0 ? "" : labels[label - 1]}}`,
      );
    }
    return `${JSON.stringify(usecase)}:[${texts.join(",")}]`;
  });
  return `{${lists.join(",")}}`;
}

export const columnsText = (columns: PortfolioColumns): string => JSON.stringify(columns);

/** @throws ValiError for a text that columnsText did not write */
export const columnsOf = (text: string): PortfolioColumns => v.parse(ColumnsSchema, JSON.parse(text));
