import * as v from "valibot";
import { LINE_DETAILS, type LineDetail } from "../contract/line-details.ts";
import type { PortfolioEntry } from "../contract/portfolio.ts";

/** Numbers of texts; absent: no entry has this detail. */
const details = v.optional(v.array(v.number()));

/**
 * Entries of a portfolio by column, in the order of the body: a few arrays in place of thousands of objects. Ids and
 * labels are places in `ids` and `labels`; label 0 is none. Details are counted like labels. A large portfolio is made of several such blocks: the last
 * use case of one may go on as the first of the next.
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
  gtin: details,
  item_code: details,
  site: details,
  country: details,
  order_number: details,
  date: details,
} satisfies Record<LineDetail, unknown> & Record<string, unknown>);
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
  let letters = 0;
  const placeOf = (list: "ids" | "labels", text: string): number => {
    const known = places[list].get(text);
    if (known !== undefined) return known;
    const place = columns[list].push(text) - 1;
    letters += text.length;
    places[list].set(text, place);
    return place;
  };
  return {
    columns,
    /** Letters of the different texts so far. */
    get letters(): number {
      return letters;
    },
    /** Begins the list of a use case. */
    begin(usecase: string): void {
      columns.usecases.push([usecase, 0]);
    },
    add(entry: PortfolioEntry): void {
      const { prodsys_id, food_id, quantity, label, place } = entry;
      for (const name of LINE_DETAILS) {
        const text = entry[name] ?? "";
        if (text !== "") columns[name] ??= Array.from({ length: columns.quantity.length }, () => 0);
        columns[name]?.push(text === "" ? 0 : placeOf("labels", text) + 1);
      }
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
      const labels = columns.labels.map((label) => JSON.stringify(label));
      const texts = (["label", ...LINE_DETAILS] as const).flatMap((name) => {
        const column = columns[name];
        return column === undefined ? [] : [{ key: `,"${name}":`, column }];
      });
      let entry = 0;
      const lists = columns.usecases.map(([usecase, count]) => {
        const entries: string[] = [];
        for (const end = entry + count; entry < end; entry++) {
          const place = columns.place[entry] ?? 0;
          let inside = "";
          for (const { key, column } of texts) {
            const text = column[entry] ?? 0;
            if (text > 0) inside += `${key}${labels[text - 1]}`;
          }
          entries.push(
            `{"prodsys_id":${ids[columns.product[entry] ?? 0]},"quantity":${columns.quantity[entry]},` +
              `"food_id":${ids[columns.food[entry] ?? 0]}${inside}${place === 0 ? "" : `,"place":${place - 1}`}}`,
          );
        }
        // a block begins with the open use case only after an entry of it
        const before = usecase === open ? "," : `${open === null ? "" : "],"}${JSON.stringify(usecase)}:[`;
        open = usecase;
        return before + entries.join(",");
      });
      return lists.join("");
    },
    /** The text after the last block. */
    end: (): string => (open === null ? "" : "]"),
  };
}

/** The columns as JSON, without `place` if no entry has one. */
export const columnsText = ({ place, ...columns }: PortfolioColumns): string =>
  JSON.stringify(place.some((one) => one > 0) ? { ...columns, place } : columns);

/** The columns of a text written by columnsText. @throws ValiError for any other text */
export const columnsOf = (text: string): PortfolioColumns => v.parse(ColumnsSchema, JSON.parse(text));
