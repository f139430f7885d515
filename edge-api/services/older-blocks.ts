import * as v from "valibot";
import type { PortfolioEntry } from "../contract/portfolio.ts";
import { LINE_DETAILS, type LineDetail } from "../contract/line-details.ts";

/** Numbers of texts; absent: no entry has this detail. */
const details = v.optional(v.array(v.number()));

/**
 * Entries of a portfolio by column, as earlier builds stored them, in the order of the body: a few arrays in place of thousands of objects. Ids and
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

/** The lines of a block with their use cases, in order; null: a use case begins, maybe without lines. */
export function* linesOf(
  columns: PortfolioColumns,
): Generator<{ readonly usecase: string; readonly entry: PortfolioEntry | null }, void> {
  const { ids, labels } = columns;
  let at = 0;
  for (const [usecase, count] of columns.usecases) {
    yield { usecase, entry: null };
    for (const end = at + count; at < end; at++) {
      const texts = (["label", ...LINE_DETAILS] as const).flatMap((name) => {
        const number = columns[name]?.[at] ?? 0;
        return number > 0 ? [[name, labels[number - 1]] as const] : [];
      });
      const place = columns.place[at] ?? 0;
      const entry = {
        prodsys_id: ids[columns.product[at] ?? 0] ?? "",
        quantity: columns.quantity[at] ?? 0,
        food_id: ids[columns.food[at] ?? 0] ?? "",
        ...Object.fromEntries(texts),
        ...(place > 0 && { place: place - 1 }),
      };
      yield { usecase, entry };
    }
  }
}

/** Writes blocks as JSON text of `products`, one after another: their lines are in the order of the body. */
export function blockText() {
  let open: string | null = null;
  let separator = "";
  return {
    next(columns: PortfolioColumns): string {
      let text = "";
      for (const { usecase, entry } of linesOf(columns)) {
        if (entry !== null) {
          text += separator + JSON.stringify(entry);
          separator = ",";
        } else if (usecase !== open) {
          text += `${open === null ? "{" : "],"}${JSON.stringify(usecase)}:[`;
          open = usecase;
          separator = "";
        }
      }
      return text;
    },
    end: (): string => (open === null ? "{}" : "]}"),
  };
}

/** The columns of a block's text. @throws ValiError for any other text */
export const columnsOf = (text: string): PortfolioColumns => v.parse(ColumnsSchema, JSON.parse(text));
