import { atom, type Getter } from "jotai";
import { productCells } from "../../data/export/context-columns.ts";
import { costsCsv } from "../../data/export/costs-csv.ts";
import { moneyBreakEvenCsv, type MoneyBreakEvenRow } from "../../data/export/money-break-even-csv.ts";
import { comparisonScoresAtom } from "../comparison/comparison-scores.ts";
import { comparisonCostsAtom, portfolioCostsAtom } from "../analysis/cost-basis.ts";
import { costsAtom } from "../analysis/costs.ts";
import type { Outcome } from "../core/outcome.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { downloadSubjectTableAtom, notReady } from "./subject-table.ts";
import type { Subject } from "../core/subject.ts";

const NO_PRICE = { piece: null, wash: null } as const;

/** What the costs are of, and the column that says how often each product is used in that. */
const BASES = {
  comparison: { basis: "per functional unit", timesName: "items per functional unit" },
  portfolio: { basis: "of all uses", timesName: "uses" },
} as const;

/** The bases of what is on screen, with how often each product is used. */
const costedNow = (get: Getter, { kind, id }: Subject) => {
  if (kind === "comparison") {
    const costed = get(comparisonCostsAtom(id)).value?.map((basis) => ({ ...basis, times: basis.items }));
    return { costed, data_version: get(comparisonScoresAtom(id)).data_version };
  }
  const costed = get(portfolioCostsAtom(id)).value?.map((basis) => ({ ...basis, times: basis.quantity }));
  return { costed, data_version: get(portfolioScoresAtom(id)).data_version };
};

/** Hands the costs of a comparison, or of a portfolio's uses, to the user as a CSV file. */
export const downloadCostsAtom = atom(null, async (get, set, subject: Subject): Promise<Outcome<null>> => {
  const { costed, data_version } = costedNow(get, subject);
  const { currency, prices } = get(costsAtom);
  if (costed === undefined) return notReady(subject.id);
  return set(downloadSubjectTableAtom, {
    subject,
    data_version,
    what: "costs",
    write: (file, format) => {
      const rows = costed.map((basis) => ({
        ...basis,
        product: productCells(file, basis.prodsys_id),
        price: prices.get(basis.prodsys_id) ?? NO_PRICE,
      }));
      return costsCsv({ currency, ...BASES[subject.kind], rows, context: file.context }, format);
    },
  });
});

/** Two products as they stand on screen; names come from the dataset of the file. */
type ShownMeeting = Omit<MoneyBreakEvenRow, "reusable" | "single_use">;

/** Hands the break-even in money to the user as a CSV file: the rows on screen. */
export const downloadMoneyBreakEvenAtom = atom(
  null,
  (get, set, subject: Subject, shown: readonly ShownMeeting[]): Promise<Outcome<null>> => {
    const { currency } = get(costsAtom);
    return set(downloadSubjectTableAtom, {
      subject,
      data_version: costedNow(get, subject).data_version,
      what: "break-even in money",
      write: ({ context, productName }, format) => {
        const rows = shown.map((row) => ({
          ...row,
          reusable: productName(row.reusable_id),
          single_use: productName(row.single_use_id),
        }));
        return moneyBreakEvenCsv({ currency, rows, context }, format);
      },
    });
  },
);
