import * as v from "valibot";
import type { PortfolioEntry } from "../contract/portfolio.ts";

/**
 * Entries of a portfolio by column, in the order of the body. Ids and labels are stored once and referred to by index;
 * a label of 0 means none, otherwise index + 1. A large portfolio has several such blocks; the entries of one use case
 * may span blocks.
 */
const ColumnsSchema = v.object({
  /** pairs of use case and number of its entries */
  usecases: v.array(v.tuple([v.string(), v.number()])),
  ids: v.array(v.string()),
  labels: v.array(v.string()),
  product: v.array(v.number()),
  food: v.array(v.number()),
  label: v.array(v.number()),
  quantity: v.array(v.number()),
  /** place + 1; 0: none; absent: no entry has one */
  place: v.optional(v.array(v.number()), []),
});
export type PortfolioColumns = v.InferOutput<typeof ColumnsSchema>;

/** Builds the columns of a block entry by entry. */
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
    /** Starts the entries of a use case. */
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

/** Writes the content of `products` as JSON text, block by block, with the entries in their original order. */
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
        // a block begins with the open use case only after an entry of it
        const before = usecase === open ? "," : `${open === null ? "" : "],"}${JSON.stringify(usecase)}:[`;
        open = usecase;
        return before + texts.join(",");
      });
      return lists.join("");
    },
    /** The text after the last block. */
    end: (): string => (open === null ? "" : "]"),
  };
}

export const columnsText = ({ place, ...columns }: PortfolioColumns): string =>
  JSON.stringify(place.some((one) => one > 0) ? { ...columns, place } : columns);

/** The columns of a text written by columnsText. @throws ValiError for any other text */
export const columnsOf = (text: string): PortfolioColumns => v.parse(ColumnsSchema, JSON.parse(text));
