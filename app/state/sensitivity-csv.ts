import { atom } from "jotai";
import { exportFileName } from "../data/export/export-file-name.ts";
import { headCells } from "../data/export/head-cells.ts";
import { sensitivityCsv, triedPortfolioCsv } from "../data/export/sensitivity-csv.ts";
import { catalogueAtom } from "./catalogue.ts";
import { comparisonAtom } from "./comparisons.ts";
import { comparisonFileName } from "./comparison-file-name.ts";
import { csvFormatAtom } from "./csv-decimal-comma.ts";
import { exportHead } from "./export-head.ts";
import type { Outcome } from "./outcome.ts";
import { portfolioNamesAtom } from "./portfolio-names.ts";
import { portfolioScoresAtom } from "./portfolio-scores.ts";
import { sensitivityAtom, triedLeverAtom, triedPortfolioAtom, type MovedProduct } from "./sensitivity.ts";
import { servicesAtom } from "./services.ts";

/** Hands the scores along a lever of a comparison's product to the user as a CSV file. */
export const downloadSensitivityAtom = atom(
  null,
  async (get, _set, product: MovedProduct, lever_id: string): Promise<Outcome<null>> => {
    const services = get(servicesAtom);
    const { value: curve, data_version } = get(sensitivityAtom(product, lever_id));
    const stored = get(comparisonAtom(product.id));
    const catalogue = get(catalogueAtom);
    if (!curve || data_version === null || !stored || !catalogue) {
      return { ok: false, problem: { code: "no_reference_data", detail: product.id } };
    }
    const context = { comparison: stored.comparison, catalogue, data_version };
    const report = { ...context, prodsys_id: product.prodsys_id, curve };
    const name = comparisonFileName(context, `what if ${curve.lever.kind.replace("_", " ")}`, new Date(services.now()));
    services.download(`${name}.csv`, sensitivityCsv(report, get(csvFormatAtom)), "text/csv");
    return { ok: true, value: null };
  },
);

/** Hands the scores of a portfolio with a lever moved to the user as a CSV file: those on screen. */
export const downloadTriedPortfolioAtom = atom(null, async (get, _set, id: string): Promise<Outcome<null>> => {
  const services = get(servicesAtom);
  const moved = get(triedLeverAtom);
  const { status, scores: tried } = get(triedPortfolioAtom);
  const { scores: saved, data_version } = get(portfolioScoresAtom(id));
  const catalogue = get(catalogueAtom);
  const head = data_version === null ? null : exportHead(get, id, data_version);
  if (moved?.id !== id || status !== "ready" || !tried || !saved || !catalogue || head === null) {
    return { ok: false, problem: { code: "no_reference_data", detail: id } };
  }
  const report = {
    prodsys_id: moved.prodsys_id,
    product: get(portfolioNamesAtom).product(moved.prodsys_id).name,
    lever: moved.lever,
    value: moved.value,
    saved,
    tried,
    metrics: catalogue.metrics.toSorted((a, b) => a.order - b.order),
    context: headCells(head),
  };
  const title = `${head.portfolio_name} what if`;
  const name = exportFileName(title, head.region_name, new Date(services.now()), head.data_version);
  services.download(`${name}.csv`, triedPortfolioCsv(report, get(csvFormatAtom)), "text/csv");
  return { ok: true, value: null };
});
