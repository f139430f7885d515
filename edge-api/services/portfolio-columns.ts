import * as v from "valibot";
import type { PortfolioEntry } from "../contract/portfolio.ts";

/**
 * Entries of a portfolio by column, in the order of the body: a few arrays in place of thousands of objects. Ids and
 * labels are places in `ids` and `labels`; label 0 is none. A large portfolio is made of several such blocks: the last
 * use case of one may go on as the first of the next.
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
  /** place + 1, 0 is none; absent: no entry has one */
  place: v.optional(v.array(v.number()), []),
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
    place: [],
  };
  const places = { ids: new Map<string, number>(), labels: new Map<string, number>() };
  const placeOf = (list: "ids" | "labels", text: string): number => {
    const known = places[list].get(text);
    if (known !== undefined) return known;
    const place = columns[list].push(text) - 1;
    places[list].set(text, place);
    return place;
  };
  return {
    columns,
    /** Begins the list of a use case. */
    begin(usecase: string): void {
      columns.usecases.push([usecase, 0]);
    },
    add({ prodsys_id, food_id, quantity, label, place }: PortfolioEntry): void {
      columns.product.push(placeOf("ids", prodsys_id));
      columns.food.push(placeOf("ids", food_id));
      columns.quantity.push(quantity);
      columns.label.push(label === undefined ? 0 : placeOf("labels", label) + 1);
      columns.place.push(place === undefined ? 0 : place + 1);
      const current = columns.usecases.at(-1);
      if (current !== undefined) current[1] += 1;
    },
  };
}

/** The inside of `products` as JSON text, block by block: the entries as the contract has them, in their order. */
export function productsWriter() {
  let open: string | null = null;
  return {
    text(columns: PortfolioColumns): string {
      const ids = columns.ids.map((id) => JSON.stringify(id));
      const labels = columns.labels.map((label) => `,"label":${JSON.stringify(label)}`);
      let entry = 0;
      const lists = columns.usecases.map(([usecase, count]) => {
        const texts: string[] = [];
        for (const end = entry + count; entry < end; entry++) {
          const label = columns.label[entry] ?? 0;
          const place = columns.place[entry] ?? 0;
          texts.push(
            `{"prodsys_id":${ids[columns.product[entry] ?? 0]},"quantity":${columns.quantity[entry]},` +
              `"food_id":${ids[columns.food[entry] ?? 0]}${label === 0 ? "" : labels[label - 1]}` +
              `${place === 0 ? "" : `,"place":${place - 1}`}}`,
          );
        }
        // a block begins within a list only after an entry of it
        const before = usecase === open ? "," : `${open === null ? "" : "],"}${JSON.stringify(usecase)}:[`;
        open = usecase;
        return before + texts.join(",");
      });
      return lists.join("");
    },
    /** What comes after the last block. */
    end: (): string => (open === null ? "" : "]"),
  };
}

export const columnsText = ({ place, ...columns }: PortfolioColumns): string =>
  JSON.stringify(place.some((one) => one > 0) ? { ...columns, place } : columns);

/** @throws ValiError for a text that columnsText did not write */
export const columnsOf = (text: string): PortfolioColumns => v.parse(ColumnsSchema, JSON.parse(text));
