import type { LineDetail } from "../../edge-api/contract/line-details.ts";
import type { EntryLine } from "../engine/portfolio/entry-line.ts";
import type { NamedColumn } from "./named-column.ts";

/** What the columns of details are called in files; an import knows these names. */
const NAMES: Readonly<Record<LineDetail, string>> = {
  gtin: "GTIN",
  item_code: "article number",
  site: "site",
  country: "country",
  order_number: "order number",
  date: "date",
};

/** A column for each of these details, empty where a line has none or there is no line. */
export const detailColumns = <Row>(
  details: readonly LineDetail[],
  lineOf: (row: Row) => EntryLine | null,
  prefix = "",
): NamedColumn<Row>[] =>
  details.map((name) => ({ name: `${prefix}${NAMES[name]}`, cell: (row) => lineOf(row)?.[name] ?? null }));
