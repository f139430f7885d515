import type { ExplainedSubject } from "../../../workers/engine/analysis/explanation.ts";
import type { Catalogue, CatalogueMetric } from "../../../workers/engine/catalogue.ts";
import type { ProductScores } from "../../../workers/engine/comparison-result.ts";
import type { ExplainedNumber } from "../../state/comparison/explanation.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { decimalsFor, formatNumber, formatScore, formatWithUnit, productName, shownUnit } from "../../text/format.ts";
import { formatOf100 } from "../../text/shares.ts";

/** The head of the drawer; available before the explanation is loaded. */
export interface NumberHead {
  readonly kicker: string;
  readonly title: string;
  /** formatted score; null for a summary */
  readonly score: string | null;
  /** label of the band; null = none */
  readonly band: string | null;
  readonly assumed: boolean;
  readonly belowScale: boolean;
}

/** Decimals for all values of an inventory: three significant digits of the total. */
export const valueDecimals = (raw: number): number => decimalsFor(raw, 3);

const valueTitle = ({ type, unit }: CatalogueMetric, raw: number | null, perUse: boolean): string => {
  if (raw === null) return explanationTexts.titleNone;
  if (type === "other") return explanationTexts.titleRating(formatNumber(raw, 1));
  const { unit: shown, per } = shownUnit(unit);
  // One decimal less than in the table below, if that has decimals.
  const amount = formatNumber(raw / per, Math.max(valueDecimals(raw / per) - 1, 0));
  return (perUse ? explanationTexts.titlePerUse : explanationTexts.titlePerServing)(formatWithUnit(amount, shown));
};

const productShown = (catalogue: Catalogue, prodsys_id: string): string =>
  productName(catalogue.products.find((product) => product.prodsys_id === prodsys_id)?.prodsys_name ?? prodsys_id);

/** The name of a metric; of anything else that of the summary. */
export const subjectName = (catalogue: Catalogue, subject: ExplainedSubject): string =>
  catalogue.metrics.find(({ metric_id }) => metric_id === subject)?.metric_name ?? explanationTexts.summary;

/** Texts of the head, from the scores on the page. */
export const numberHead = (
  catalogue: Catalogue,
  { subject, per_use = false }: ExplainedNumber,
  scores: ProductScores,
): NumberHead => {
  const metric = catalogue.metrics.find(({ metric_id }) => metric_id === subject);
  const kicker = explanationTexts.kicker(subjectName(catalogue, subject), productShown(catalogue, scores.prodsys_id));
  const bandLabel = (band_id: string | null) => catalogue.bands.find((band) => band.band_id === band_id)?.label ?? null;
  if (subject === "summary" || metric === undefined) {
    const { summary, summary_band } = scores;
    const title = summary === null ? explanationTexts.titleNone : formatOf100(summary);
    return { kicker, title, score: null, band: bandLabel(summary_band), assumed: false, belowScale: false };
  }
  return {
    kicker,
    title: valueTitle(metric, (per_use ? scores.raw_per_use : scores.raw)[subject], per_use),
    score: formatScore(scores.score[subject]),
    band: bandLabel(scores.band[subject]),
    assumed: scores.assumed.includes(subject),
    belowScale: scores.below_scale.includes(subject),
  };
};
