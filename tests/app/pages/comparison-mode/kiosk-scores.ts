import type { MetricId } from "../../../../edge-api/contract/metrics.ts";
import type { ComparisonInput, ComparisonScores, ProductScores } from "../../../../workers/engine/comparison-result.ts";
import type { RecoveryGroup } from "../../../../workers/engine/recovery-streams.ts";
import { KIOSK } from "../../features/kiosk-catalogue.ts";

const metrics = <T>(value: (metric_id: MetricId) => T): Record<MetricId, T> => ({
  climate: value("climate"),
  h2o: value("h2o"),
  plastic_pollution: value("plastic_pollution"),
  chemicals: value("chemicals"),
  sust_source: value("sust_source"),
  recoverability: value("recoverability"),
  land_use: value("land_use"),
});

const NO_STAGES = { materials: 0, forming: 0, transport: 0, washing: 0, end_of_life: 0 };

const SUMMARIES: Readonly<Record<string, number>> = {
  glass: 84.4,
  ceramic: 82.6,
  pp: 78,
  paper_pe: 44,
  bagasse: 41,
  eps: 37,
};

/** Summaries for Europe as in SUMMARIES; in other regions the mug is ahead. */
const summaryIn = (region: string, id: string): number =>
  region !== "Europe" && id === "ceramic" ? 90 : (SUMMARIES[id] ?? 50);

const scoresOf = (id: string, input: ComparisonInput): ProductScores => {
  const summary = summaryIn(input.region_use, id);
  const isPaper = id === "paper_pe";
  return {
    prodsys_id: id,
    raw: metrics((metric) => (metric === "climate" ? (isPaper ? 38 : 30.4) : 2.5)),
    raw_per_use: metrics((metric) => (metric === "climate" ? 12.4 : 1.25)),
    score: metrics((metric) => (isPaper && metric === "climate" ? 1 : isPaper && metric === "land_use" ? 80 : 61.4)),
    summary,
    band: metrics((metric) => (isPaper && metric === "climate" ? "1" : "4")),
    summary_band: summary > 80 ? "5" : "3",
    assumed: isPaper ? ["chemicals"] : [],
    below_scale: isPaper ? ["climate"] : [],
    undeclared: isPaper ? ["chemicals"] : [],
    per_stage: { climate: NO_STAGES, h2o: NO_STAGES, plastic_pollution: NO_STAGES, land_use: NO_STAGES },
    items: 1,
    uses: 1,
    reusable_in_ratings: true,
    circularity: {
      recycled_content: 0,
      recycled: 0,
      composted: 0,
      landfilled: 1,
      incinerated: 0,
      open_dumped: 0,
      littered: 0,
      not_recycled: null,
      mass_per_unit: 1,
    },
  };
};

/** Scores by a fixed rule instead of from tables, so that a test knows what the page must show. */
export const kioskScores = (input: ComparisonInput): ComparisonScores => {
  const known = new Set(KIOSK.products.map((product) => product.prodsys_id));
  return {
    products: input.products.map(({ prodsys_id }) => (known.has(prodsys_id) ? scoresOf(prodsys_id, input) : null)),
    highest: { climate: 60, h2o: 5, plastic_pollution: 5, land_use: 5 },
    warnings: input.products.flatMap(({ prodsys_id }) =>
      known.has(prodsys_id) ? [] : [{ code: "missing_entry" as const, id: prodsys_id, prodsys_id }],
    ),
  };
};

/** One stream of the kiosk's cups, and one of no product. */
export const KIOSK_STREAMS: readonly RecoveryGroup[] = [
  {
    mat_recov_group_id: "plastic",
    mat_recov_group_name: "Plastics",
    streams: [
      { mat_recov_id: "film", mat_recov_name: "Film", recycle: "off", compost: null, concerned: false, designed: true },
      { mat_recov_id: "foam", mat_recov_name: "Foam", recycle: "na", compost: null, concerned: true, designed: true },
    ],
  },
  {
    mat_recov_group_id: "paper",
    mat_recov_group_name: "Paper and board",
    streams: [
      {
        mat_recov_id: "coated",
        mat_recov_name: "Coated paper",
        recycle: "on",
        compost: "off",
        concerned: true,
        designed: true,
      },
    ],
  },
];
