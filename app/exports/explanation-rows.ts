import { estimatedShareOfLine } from "../../workers/engine/analysis/estimates.ts";
import type {
  Explanation,
  InventoryExplanation,
  RatingExplanation,
  SummaryExplanation,
} from "../../workers/engine/analysis/explanation.ts";
import { flag, namedCells as cells, productCells, type NamedCell, type TableContext } from "./context-columns.ts";
import { cellTable, type CsvFormat } from "./csv-text.ts";

interface ExplanationReport extends TableContext {
  readonly explanation: Explanation;
}

/** The explained number, the same on every row. */
const scoreCells = (
  { metric, raw, score, scale, assumed, below_scale }: InventoryExplanation | RatingExplanation,
  unit: string,
) =>
  cells({
    metric_id: metric,
    [`raw value [${unit}]`]: raw,
    "score [1-100, higher is better]": score,
    [`scale lowest [${unit}]`]: scale.type === "other" ? scale.lowest : 0,
    [`scale highest [${unit}]`]: scale.highest,
    "scale set by product_id": scale.type === "quant" ? (scale.set_by?.prodsys_id ?? null) : null,
    assumed: flag(assumed),
    "below scale": flag(below_scale),
  });

/** How much of the value rests on estimates, and its water by scarcity; the same on every row. */
const besideCells = ({ metric, estimated, water }: InventoryExplanation): NamedCell[] =>
  cells({
    "value rests on estimates [share, 0-1]": estimated,
    ...(metric === "h2o" && {
      "water scarcity of the product [m3 world-eq per functional unit]": water?.scarcity ?? null,
      "drawn for washing [L per functional unit]": water?.withdrawn_by_washing ?? null,
    }),
  });

const unitOf = ({ catalogue }: ExplanationReport, metric: string): string =>
  catalogue.metrics.find(({ metric_id }) => metric_id === metric)?.unit ?? "";

const inventoryRows = (report: ExplanationReport, explanation: InventoryExplanation): NamedCell[][] => {
  const unit = unitOf(report, explanation.metric);
  const basis = explanation.items === null ? "use" : "functional unit";
  return explanation.lines.map((line) =>
    cells({
      stage: line.stage,
      component_id: line.component_id,
      component: line.component_name,
      material: line.mat_recipe_name,
      activity_id: line.activity_id,
      activity: line.activity_name,
      role: line.role,
      detail_id: line.detail,
      detail: line.detail_name,
      basis: line.basis === "life" ? "once per item life" : "every use",
      amount: line.amount,
      unit: line.unit,
      "share of the amount that counts": line.plastic_share,
      [`factor [${unit} per unit]`]: line.factor,
      [`contribution [${unit} per ${basis}]`]: line.contribution,
      "uses per item": explanation.uses,
      "items per functional unit": explanation.items,
      "factors of region_id": line.region_id,
      "figure of the region": flag(line.regional),
      source: line.source,
      "source year": line.source_year,
      geography: line.geography,
      quality: line.quality,
      checked: line.checked,
      "rests on estimates [share, 0-1]": estimatedShareOfLine(line),
      "no figure": flag(line.missing),
    }),
  );
};

const ratingRows = ({ terms, rule, food, parts }: RatingExplanation): NamedCell[][] => {
  // decided by a rule instead of components: one row with the rule
  const rows = terms.length === 0 ? [null] : terms;
  const names = Object.keys(terms[0]?.parts ?? {});
  return rows.map((term) =>
    cells({
      rule,
      component_id: term?.component_id ?? null,
      component: term?.component_name ?? null,
      material: term?.mat_recipe_name ?? null,
      "mass [g]": parts.find(({ component_id }) => component_id === term?.component_id)?.mass_grams ?? null,
      "share in the mean": term?.weight ?? null,
      value: term?.value ?? null,
      ...Object.fromEntries(names.map((name) => [name.replaceAll("_", " "), term?.parts[name] ?? null])),
      way: term?.way ?? null,
      "food score [1-10]": food?.score ?? null,
    }),
  );
};

const summaryRows = ({ terms, summary, estimated: ofSummary }: SummaryExplanation): NamedCell[][] =>
  terms.map(({ metric, score, weight, share, points, assumed, below_scale, estimated }) =>
    cells({
      metric_id: metric,
      "score [1-100, higher is better]": score,
      weight,
      "share of the weights": share,
      "points in the summary": points,
      "summary score [0-100, higher is better]": summary,
      "rests on estimates [share, 0-1]": estimated,
      "summary rests on estimates [share, 0-1]": ofSummary,
      assumed: flag(assumed),
      "below scale": flag(below_scale),
    }),
  );

const rowsOf = (report: ExplanationReport): NamedCell[][] => {
  const { explanation } = report;
  if (explanation.kind === "summary") return summaryRows(explanation);
  const rows = explanation.kind === "inventory" ? inventoryRows(report, explanation) : ratingRows(explanation);
  const unit =
    explanation.kind === "inventory" ? `${unitOf(report, explanation.metric)} per functional unit` : "points";
  const beside = explanation.kind === "inventory" ? besideCells(explanation) : [];
  return rows.map((row) => [...scoreCells(explanation, unit), ...beside, ...row]);
};

/** The inputs of one number, one row each: inventory lines, terms of a rating, or metrics of a summary. Full precision. */
export const explanationCsv = (report: ExplanationReport, format: CsvFormat): string => {
  const product = productCells(report, report.explanation.prodsys_id);
  return cellTable(
    rowsOf(report).map((row) => [...product, ...row, ...report.context]),
    ["product_id"],
    format,
  );
};
