import { atom, type Getter } from "jotai";
import { productCells } from "../../data/export/context-columns.ts";
import { costsCsv } from "../../data/export/costs-csv.ts";
import { moneyBreakEvenCsv, type MoneyBreakEvenRow } from "../../data/export/money-break-even-csv.ts";
import { comparisonScoresAtom } from "../comparison/comparison-scores.ts";
import { comparisonCostsAtom, portfolioCostsAtom } from "../analysis/cost-basis.ts";
import { costsAtom } from "../analysis/costs.ts";
import { csvFormatAtom } from "../core/csv-decimal-comma.ts";
import type { Outcome } from "../core/outcome.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { servicesAtom } from "../core/services.ts";
import { subjectFile } from "./subject-file.ts";
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
export const downloadCostsAtom = atom(null, async (get, _set, subject: Subject): Promise<Outcome<null>> => {
  const services = get(servicesAtom);
  const { costed, data_version } = costedNow(get, subject);
  const { currency, prices } = get(costsAtom);
  const file = data_version === null ? null : await subjectFile(get, subject, data_version);
  if (costed === undefined || file === null) {
    return { ok: false, problem: { code: "no_reference_data", detail: subject.id } };
  }
  const rows = costed.map((basis) => ({
    ...basis,
    product: productCells(file, basis.prodsys_id),
    price: prices.get(basis.prodsys_id) ?? NO_PRICE,
  }));
  const report = { currency, ...BASES[subject.kind], rows, context: file.context };
  const name = file.fileName("costs", new Date(services.now()));
  services.download(`${name}.csv`, costsCsv(report, get(csvFormatAtom)), "text/csv");
  return { ok: true, value: null };
});

/** Two products as they stand on screen; names come from the dataset of the file. */
type ShownMeeting = Omit<MoneyBreakEvenRow, "reusable" | "single_use">;

/** Hands the break-even in money to the user as a CSV file: the rows on screen. */
export const downloadMoneyBreakEvenAtom = atom(
  null,
  async (get, _set, subject: Subject, shown: readonly ShownMeeting[]): Promise<Outcome<null>> => {
    const services = get(servicesAtom);
    const { data_version } = costedNow(get, subject);
    const file = data_version === null ? null : await subjectFile(get, subject, data_version);
    if (file === null) return { ok: false, problem: { code: "no_reference_data", detail: subject.id } };
    const nameOf = (id: string): string =>
      file.catalogue.products.find(({ prodsys_id }) => prodsys_id === id)?.prodsys_name ?? id;
    const rows = shown.map((row) => ({
      ...row,
      reusable: nameOf(row.reusable_id),
      single_use: nameOf(row.single_use_id),
    }));
    const report = { currency: get(costsAtom).currency, rows, context: file.context };
    const name = file.fileName("break-even in money", new Date(services.now()));
    services.download(`${name}.csv`, moneyBreakEvenCsv(report, get(csvFormatAtom)), "text/csv");
    return { ok: true, value: null };
  },
);
