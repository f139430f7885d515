import { QUANT_METRICS } from "../metrics/metric-set.ts";
import type { SettledProduct } from "../product/settled-product.ts";
import type { StageRow, TransportMode } from "../tables/service-tables.ts";
import { kilometres, tonnesOfKilograms, type Kilograms, type Kilometres } from "../tables/quantity.ts";
import type { Tables } from "../tables/tables.ts";
import { byCodeUnits } from "../tables/wire-value.ts";
import type { Findings } from "./findings.ts";
import type { InventoryBuilder } from "./inventory-builder.ts";

/** One transport leg: a known mode and its distance. */
export interface Leg {
  readonly context_id: string;
  readonly context_name: string;
  readonly activity_id: string | null;
  readonly mode: string;
  readonly km: Kilometres;
}

/** Stages of a scenario, merged with the rows of a pair of regions, key `P/U` (method.md section 5). */
export const defaultStages = (tables: Tables, scenario: string | null, pair: string): readonly StageRow[] => {
  const modeKm = (mode: string | null): number | null => tables.modes.get(mode ?? "")?.dist_default ?? null;
  const stages = new Map<string, StageRow>();
  for (const stage of tables.stages.get(scenario ?? "") ?? []) {
    stages.set(stage.context_id, { ...stage, km: stage.km ?? modeKm(stage.mode) });
  }
  for (const row of tables.distances.get(pair) ?? []) {
    const stage = stages.get(row.context_id);
    const mode = row.mode ?? stage?.mode ?? null;
    stages.set(row.context_id, { ...(stage ?? row), mode, km: row.km ?? stage?.km ?? modeKm(mode) });
  }
  return [...stages.values()].toSorted((a, b) => a.order - b.order || byCodeUnits(a.context_id, b.context_id));
};

const clampTo = (mode: TransportMode, km: number): number =>
  Math.max(Math.min(Math.max(km, mode.min ?? 0), mode.max ?? Number.MAX_VALUE), 0);

/**
 * Transport legs of a product (method.md section 5). Saved stages win: a saved distance is clamped to the range of its
 * mode, another mode without a distance takes the default of that mode, a context that is no stage is ignored.
 */
export const legsOf = (product: SettledProduct, tables: Tables, pair: string, findings: Findings): readonly Leg[] => {
  const scenario = product.trans_scenario_id ?? tables.params.default_trans_scenario;
  return defaultStages(tables, scenario, pair).flatMap((stage): readonly Leg[] => {
    const saved = product.saved_stages.get(stage.context_id);
    const modeId = saved?.mode ?? stage.mode ?? "";
    const mode = tables.modes.get(modeId);
    if (mode === undefined) {
      findings.warn("unknown_transport_mode", modeId, QUANT_METRICS);
      return [];
    }
    const savedKm = saved?.km ?? null;
    const unsaved = modeId === stage.mode ? stage.km : mode.dist_default;
    const km = savedKm === null ? (unsaved ?? 0) : clampTo(mode, savedKm);
    const { context_id, context_name } = stage;
    return [{ context_id, context_name, activity_id: mode.activity_id, mode: modeId, km: kilometres(km) }];
  });
};

/** Correction of transport for the packing efficiency: (pack_eff_default/100) / pack_eff (method.md section 4.3). */
export const loadFactor = (product: SettledProduct, tables: Tables, findings: Findings): number => {
  const standard = tables.params.pack_eff_default;
  const own = product.pack_eff;
  if (own === null || own <= 0) return 1;
  if (own > 1) {
    findings.warn("value_out_of_range", "pack_eff", QUANT_METRICS);
    return standard;
  }
  return standard / own;
};

/** Adds the stage transport of one component: t·km × load factor, for each leg (method.md section 4.3). */
export const addTransport = (
  builder: InventoryBuilder,
  component: number,
  mass: Kilograms,
  legs: readonly Leg[],
  load: number,
): void => {
  for (const { context_id, activity_id, mode, km } of legs) {
    const amount = tonnesOfKilograms(mass) * km * load;
    builder.add({ role: "transport", activity_id, missing_id: mode, amount, component, detail: context_id });
  }
};
