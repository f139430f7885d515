import { atom } from "jotai";
import { metricsInOrder } from "../../data/export/context-columns.ts";
import { sensitivityCsv, triedPortfolioCsv } from "../../data/export/sensitivity-csv.ts";
import { csvFormatAtom } from "../core/csv-decimal-comma.ts";
import type { Outcome } from "../core/outcome.ts";
import { portfolioNamesOf } from "../portfolio/portfolio-names.ts";
import { portfolioScoresAtom } from "../portfolio/portfolio-scores.ts";
import { portfolioSensitivityAtom } from "../analysis/portfolio-sensitivity.ts";
import { sensitivityAtom, triedLeverAtom, triedPortfolioAtom, type MovedProduct } from "../analysis/sensitivity.ts";
import { servicesAtom } from "../core/services.ts";
import { subjectFile } from "./subject-file.ts";

const notReady = (detail: string): Outcome<never> => ({ ok: false, problem: { code: "no_reference_data", detail } });

/** Hands the scores along a lever to the user as a CSV file: of a comparison's product, or of a portfolio. */
export const downloadSensitivityAtom = atom(
  null,
  async (get, _set, product: MovedProduct, lever_id: string): Promise<Outcome<null>> => {
    const services = get(servicesAtom);
    const curveAtom = product.kind === "comparison" ? sensitivityAtom : portfolioSensitivityAtom;
    const { value: curve } = get(curveAtom(product, lever_id));
    if (curve === null) return notReady(product.id);
    const file = await subjectFile(get, product, curve.data_version);
    if (file === null) return notReady(product.id);
    const report = { ...file, prodsys_id: product.prodsys_id, curve };
    const name = file.fileName(`what if ${curve.lever.kind.replace("_", " ")}`, new Date(services.now()));
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
  if (moved?.id !== id || status !== "ready" || !tried || !saved || data_version === null) return notReady(id);
  const file = await subjectFile(get, { kind: "portfolio", id }, data_version);
  if (file === null) return notReady(id);
  const report = {
    prodsys_id: moved.prodsys_id,
    product: portfolioNamesOf(file.catalogue).product(moved.prodsys_id).name,
    lever: moved.lever,
    value: moved.value,
    saved,
    tried,
    metrics: metricsInOrder(file),
    context: file.context,
  };
  const name = file.fileName("what if", new Date(services.now()));
  services.download(`${name}.csv`, triedPortfolioCsv(report, get(csvFormatAtom)), "text/csv");
  return { ok: true, value: null };
});
