import type { Getter } from "jotai";
import { productCells } from "../../data/export/context-columns.ts";
import { costsCsv } from "../../data/export/costs-csv.ts";
import { moneyBreakEvenCsv, type MoneyBreakEvenRow } from "../../data/export/money-break-even-csv.ts";
import { comparisonCostsAtom, portfolioCostsAtom } from "../analysis/cost-basis.ts";
import { costsAtom } from "../analysis/costs.ts";
import { tableDownload } from "./subject-table.ts";
import type { Subject } from "../core/subject.ts";

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
  const { currency, prices } = get(costsAtom);
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
    const { currency } = get(costsAtom);
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
