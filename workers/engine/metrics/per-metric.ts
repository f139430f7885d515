import type { MetricId, QuantMetricId, Stage } from "../../../edge-api/contract/metrics.ts";
import { METRIC_PLACE, QUANT_PLACE } from "./metric-set.ts";

/** A record by metric; `of` gets the index in METRIC_IDS and the id. */
export const perMetric = <T>(of: (place: number, id: MetricId) => T): Record<MetricId, T> => ({
  climate: of(METRIC_PLACE.climate, "climate"),
  h2o: of(METRIC_PLACE.h2o, "h2o"),
  plastic_pollution: of(METRIC_PLACE.plastic_pollution, "plastic_pollution"),
  chemicals: of(METRIC_PLACE.chemicals, "chemicals"),
  sust_source: of(METRIC_PLACE.sust_source, "sust_source"),
  recoverability: of(METRIC_PLACE.recoverability, "recoverability"),
  land_use: of(METRIC_PLACE.land_use, "land_use"),
});

/** A record by inventory metric; `of` gets the index in QUANT_METRIC_IDS and the id. */
export const perQuantMetric = <T>(of: (column: number, id: QuantMetricId) => T): Record<QuantMetricId, T> => ({
  climate: of(QUANT_PLACE.climate, "climate"),
  h2o: of(QUANT_PLACE.h2o, "h2o"),
  plastic_pollution: of(QUANT_PLACE.plastic_pollution, "plastic_pollution"),
  land_use: of(QUANT_PLACE.land_use, "land_use"),
});

/** A record by stage; `of` gets the index in STAGES. */
export const perStageOf = <T>(of: (place: number) => T): Record<Stage, T> => ({
  materials: of(0),
  forming: of(1),
  transport: of(2),
  washing: of(3),
  end_of_life: of(4),
});
