import { metricsInOrder } from "../../data/export/context-columns.ts";
import { sensitivityCsv, triedPortfolioCsv } from "../../data/export/sensitivity-csv.ts";
import { portfolioSensitivityAtom } from "../analysis/portfolio-sensitivity.ts";
import { sensitivityAtom, triedLeverAtom, triedPortfolioAtom, type MovedProduct } from "../analysis/sensitivity.ts";
import { portfolioNamesOf } from "../portfolio/portfolio-names.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { tableDownload } from "./subject-table.ts";

/** Downloads the scores along a lever: of a comparison's product, or of a portfolio. */
export const downloadSensitivityAtom = tableDownload(({ get }, product: MovedProduct, lever_id: string) => {
  const curveAtom = product.kind === "comparison" ? sensitivityAtom : portfolioSensitivityAtom;
  const { value: curve } = get(curveAtom(product, lever_id));
  return (
    curve && {
      subject: product,
      data_version: curve.data_version,
      what: `what if ${curve.lever.kind.replace("_", " ")}`,
      write: (file, format) => sensitivityCsv({ ...file, prodsys_id: product.prodsys_id, curve }, format),
    }
  );
});

export const downloadTriedPortfolioAtom = tableDownload(({ get }, id: string) => {
  const moved = get(triedLeverAtom);
  const { status, scores: tried } = get(triedPortfolioAtom);
  const { scores: saved } = get(portfolioScoresAtom(id));
  if (moved?.id !== id || status !== "ready" || !tried || !saved) return null;
  const { prodsys_id, lever, value } = moved;
  return {
    subject: { kind: "portfolio", id },
    what: "what if",
    write: (file, format) => {
      const product = portfolioNamesOf(file.catalogue).product(prodsys_id).name;
      const metrics = metricsInOrder(file);
      const { context } = file;
      return triedPortfolioCsv({ prodsys_id, product, lever, value, saved, tried, metrics, context }, format);
    },
  };
});
