import { atom } from "jotai";
import { contextCells, productCells } from "../data/export/context-columns.ts";
import { costsCsv } from "../data/export/costs-csv.ts";
import { exportFileName } from "../data/export/export-file-name.ts";
import { headCells } from "../data/export/head-cells.ts";
import { catalogueAtom } from "./catalogue.ts";
import { comparisonAtom } from "./comparisons.ts";
import { comparisonFileName } from "./comparison-file-name.ts";
import { comparisonScoresAtom } from "./comparison-scores.ts";
import { comparisonCostsAtom, portfolioCostsAtom } from "./cost-basis.ts";
import { costsAtom } from "./costs.ts";
import { csvFormatAtom } from "./csv-decimal-comma.ts";
import { exportHead } from "./export-head.ts";
import type { Outcome } from "./outcome.ts";
import { portfolioNamesAtom } from "./portfolio-names.ts";
import { portfolioScoresAtom } from "./portfolio-scores.ts";
import { servicesAtom } from "./services.ts";

const NO_PRICE = { piece: null, wash: null } as const;
const notReady = (detail: string): Outcome<never> => ({ ok: false, problem: { code: "no_reference_data", detail } });

/** Hands the costs of a comparison to the user as a CSV file. */
export const downloadComparisonCostsAtom = atom(null, async (get, _set, id: string): Promise<Outcome<null>> => {
  const services = get(servicesAtom);
  const { value: bases } = get(comparisonCostsAtom(id));
  const { data_version } = get(comparisonScoresAtom(id));
  const stored = get(comparisonAtom(id));
  const catalogue = get(catalogueAtom);
  const { currency, prices } = get(costsAtom);
  if (!bases || data_version === null || !stored || !catalogue) return notReady(id);
  const context = { comparison: stored.comparison, catalogue, data_version };
  const rows = bases.map((basis) => ({
    ...basis,
    product: productCells(context, basis.prodsys_id),
    price: prices.get(basis.prodsys_id) ?? NO_PRICE,
    times: basis.items,
  }));
  const report = {
    currency,
    basis: "per functional unit",
    timesName: "items per functional unit",
    rows,
    context: contextCells(context),
  };
  const text = costsCsv(report, get(csvFormatAtom));
  services.download(`${comparisonFileName(context, "costs", new Date(services.now()))}.csv`, text, "text/csv");
  return { ok: true, value: null };
});

/** Hands the costs of a portfolio's uses to the user as a CSV file. */
export const downloadPortfolioCostsAtom = atom(null, async (get, _set, id: string): Promise<Outcome<null>> => {
  const services = get(servicesAtom);
  const { value: bases } = get(portfolioCostsAtom(id));
  const { data_version } = get(portfolioScoresAtom(id));
  const names = get(portfolioNamesAtom);
  const { currency, prices } = get(costsAtom);
  const head = data_version === null ? null : exportHead(get, id, data_version);
  if (!bases || head === null) return notReady(id);
  const rows = bases.map((basis) => {
    const { name, reusable } = names.product(basis.prodsys_id);
    return {
      ...basis,
      product: [
        { name: "product_id", value: basis.prodsys_id },
        { name: "product", value: name },
        { name: "reusable", value: reusable ? "yes" : "no" },
      ],
      price: prices.get(basis.prodsys_id) ?? NO_PRICE,
      times: basis.quantity,
    };
  });
  const report = { currency, basis: "of all uses", timesName: "uses", rows, context: headCells(head) };
  const text = costsCsv(report, get(csvFormatAtom));
  const title = `${head.portfolio_name} costs`;
  const name = exportFileName(title, head.region_name, new Date(services.now()), head.data_version);
  services.download(`${name}.csv`, text, "text/csv");
  return { ok: true, value: null };
});
