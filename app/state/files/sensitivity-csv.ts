import { atom } from "jotai";
import { metricsInOrder } from "../../data/export/context-columns.ts";
import { sensitivityCsv, triedPortfolioCsv } from "../../data/export/sensitivity-csv.ts";
import type { Outcome } from "../core/outcome.ts";
import { portfolioNamesOf } from "../portfolio/portfolio-names.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { portfolioSensitivityAtom } from "../analysis/portfolio-sensitivity.ts";
import { sensitivityAtom, triedLeverAtom, triedPortfolioAtom, type MovedProduct } from "../analysis/sensitivity.ts";
import { downloadSubjectTableAtom, notReady } from "./subject-table.ts";

/** Downloads the scores along a lever as CSV: of a comparison's product, or of a portfolio. */
export const downloadSensitivityAtom = atom(
  null,
  async (get, set, product: MovedProduct, lever_id: string): Promise<Outcome<null>> => {
    const curveAtom = product.kind === "comparison" ? sensitivityAtom : portfolioSensitivityAtom;
    const { value: curve } = get(curveAtom(product, lever_id));
    if (curve === null) return notReady(product.id);
    return set(downloadSubjectTableAtom, {
      subject: product,
      data_version: curve.data_version,
      what: `what if ${curve.lever.kind.replace("_", " ")}`,
      write: (file, format) => sensitivityCsv({ ...file, prodsys_id: product.prodsys_id, curve }, format),
    });
  },
);

/** Downloads the shown scores of a portfolio with a moved lever as CSV. */
export const downloadTriedPortfolioAtom = atom(null, async (get, set, id: string): Promise<Outcome<null>> => {
  const moved = get(triedLeverAtom);
  const { status, scores: tried } = get(triedPortfolioAtom);
  const { scores: saved, data_version } = get(portfolioScoresAtom(id));
  if (moved?.id !== id || status !== "ready" || !tried || !saved) return notReady(id);
  const { prodsys_id, lever, value } = moved;
  return set(downloadSubjectTableAtom, {
    subject: { kind: "portfolio", id },
    data_version,
    what: "what if",
    write: (file, format) => {
      const product = portfolioNamesOf(file.catalogue).product(prodsys_id).name;
      const metrics = metricsInOrder(file);
      const { context } = file;
      return triedPortfolioCsv({ prodsys_id, product, lever, value, saved, tried, metrics, context }, format);
    },
  });
});
