import { costPerUse, type CostBasis, type Price } from "../../../workers/engine/analysis/cost.ts";
import { rowTable } from "./cell-table.ts";
import type { NamedCell, TableContext } from "./context-columns.ts";
import type { CsvFormat } from "./csv-text.ts";

/** A product with its prices, and the other cells of its row. */
export interface CostRow extends CostBasis {
  readonly product: readonly NamedCell[];
  readonly price: Price;
  /** how many times the cost per use counts: a serving's items, or a portfolio's uses */
  readonly times: number | null;
}

export interface CostsReport extends Pick<TableContext, "context"> {
  readonly currency: string;
  /** `per functional unit`, `of all uses` */
  readonly basis: string;
  /** `items per functional unit`, `uses` */
  readonly timesName: string;
  readonly rows: readonly CostRow[];
}

/** One row per product: prices as entered, and the resulting costs. Full precision. */
export const costsCsv = ({ currency, basis, timesName, rows, context }: CostsReport, format: CsvFormat): string =>
  rowTable(
    ["product_id", "product", `price of a piece [${currency}]`],
    format,
    rows,
    ({ product, price, uses, washes, times }) => {
      const cost = costPerUse(price, { uses, washes });
      return [
        ...product,
        { name: `price of a piece [${currency}]`, value: price.piece },
        { name: `price of a wash of one item [${currency}]`, value: washes > 0 ? price.wash : null },
        { name: "uses per item", value: uses },
        { name: "washes per use", value: washes },
        { name: timesName, value: times },
        { name: `cost per use [${currency}]`, value: cost },
        { name: `cost ${basis} [${currency}]`, value: cost === null || times === null ? null : cost * times },
        { name: "prices", value: "entered by the user" },
        ...context,
      ];
    },
  );
