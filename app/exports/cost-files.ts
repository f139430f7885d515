import type { Getter } from "jotai";
import type { BreakEven } from "../../workers/engine/analysis/break-even.ts";
import { costPerUse, type CostBasis, type Price } from "../../workers/engine/analysis/cost.ts";
import { comparisonCostsAtom, portfolioCostsAtom } from "../state/analysis/cost-basis.ts";
import { costsAtom, currencyAtom } from "../state/analysis/costs.ts";
import type { Subject } from "../state/core/subject.ts";
import { productCells, type NamedCell, type TableContext } from "./context-columns.ts";
import { type CsvFormat, rowTable } from "./csv-text.ts";
import { tableDownload } from "./subject-table.ts";
import { whyNever } from "./why-never.ts";

/** The break-even of a reusable with a single-use product, in money and on climate. */
interface MoneyBreakEvenRow {
  /** the use case that both belong to; "" = that of the comparison */
  readonly usecase_id: string;
  readonly reusable_id: string;
  readonly reusable: string;
  readonly single_use_id: string;
  readonly single_use: string;
  readonly money: BreakEven;
  readonly climate: BreakEven;
}

interface MoneyBreakEvenReport extends Pick<TableContext, "context"> {
  readonly currency: string;
  readonly rows: readonly MoneyBreakEvenRow[];
}

/** One row per pair: the break-evens, and the cost lines that cross there. Full precision. */
const moneyBreakEvenCsv = ({ currency, rows, context }: MoneyBreakEvenReport, format: CsvFormat): string =>
  rowTable(
    ["reusable_id", "single_use_id", "break-even in money [uses]"],
    format,
    rows,
    ({ usecase_id, reusable_id, reusable, single_use_id, single_use, money, climate }) => [
      ...(usecase_id === "" ? [] : [{ name: "break-even in usecase_id", value: usecase_id }]),
      { name: "reusable_id", value: reusable_id },
      { name: "reusable product", value: reusable },
      { name: "single_use_id", value: single_use_id },
      { name: "single-use product", value: single_use },
      { name: "break-even in money [uses]", value: money.uses },
      { name: "why never in money", value: money.never === null ? null : "each use costs more" },
      { name: "break-even on climate [uses]", value: climate.uses },
      { name: "why never on climate", value: whyNever(climate.never) },
      { name: `reusable, before the first use [${currency} per functional unit]`, value: money.life },
      { name: `reusable, each use [${currency} per functional unit]`, value: money.per_use },
      { name: `single-use, each use [${currency} per functional unit]`, value: money.other },
      { name: "prices", value: "entered by the user" },
      ...context,
    ],
  );

/** A product with its prices, and the other cells of its row. */
interface CostRow extends CostBasis {
  readonly product: readonly NamedCell[];
  readonly price: Price;
  /** how many times the cost per use counts: a serving's items, or a portfolio's uses */
  readonly times: number | null;
}

interface CostsReport extends Pick<TableContext, "context"> {
  readonly currency: string;
  /** `per functional unit`, `of all uses` */
  readonly basis: string;
  /** `items per functional unit`, `uses` */
  readonly timesName: string;
  readonly rows: readonly CostRow[];
}

/** One row per product: prices as entered, and the resulting costs. Full precision. */
const costsCsv = ({ currency, basis, timesName, rows, context }: CostsReport, format: CsvFormat): string =>
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
        { name: `deposit kept for a lost piece [${currency}]`, value: price.deposit ?? null },
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

const NO_PRICE = { piece: null, wash: null } as const;

/** The unit that costs refer to, and the column that says how many times each product is used in it. */
const BASES = {
  comparison: { basis: "per functional unit", timesName: "items per functional unit" },
  portfolio: { basis: "of all uses", timesName: "uses" },
} as const;

/** The costs on screen, with how many times each product is used. */
const costedNow = (get: Getter, { kind, id }: Subject) =>
  kind === "comparison"
    ? get(comparisonCostsAtom(id)).value?.map((basis) => ({ ...basis, times: basis.items }))
    : get(portfolioCostsAtom(id)).value?.map((basis) => ({ ...basis, times: basis.quantity }));

/** Downloads the costs of a comparison, or of a portfolio's uses. */
export const downloadCostsAtom = tableDownload(({ get }, subject: Subject) => {
  const costed = costedNow(get, subject);
  const { prices } = get(costsAtom);
  const currency = get(currencyAtom(subject));
  if (costed === undefined) return null;
  return {
    subject,
    what: "costs",
    write: (file, format) => {
      const rows = costed.map((basis) => ({
        ...basis,
        product: productCells(file, basis.prodsys_id),
        price: prices.get(basis.prodsys_id) ?? NO_PRICE,
      }));
      return costsCsv({ currency, ...BASES[subject.kind], rows, context: file.context }, format);
    },
  };
});

/** A break-even as shown; the product names come from the dataset of the file. */
type ShownBreakEven = Omit<MoneyBreakEvenRow, "reusable" | "single_use">;

export const downloadMoneyBreakEvenAtom = tableDownload(
  ({ get }, subject: Subject, shown: readonly ShownBreakEven[]) => {
    const currency = get(currencyAtom(subject));
    return {
      subject,
      what: "break-even in money",
      write: ({ context, productName }, format) => {
        const rows = shown.map((row) => ({
          ...row,
          reusable: productName(row.reusable_id),
          single_use: productName(row.single_use_id),
        }));
        return moneyBreakEvenCsv({ currency, rows, context }, format);
      },
    };
  },
);
