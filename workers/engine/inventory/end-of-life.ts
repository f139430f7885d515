import { QUANT_METRICS } from "../metrics/metric-set.ts";
import type { MaterialRecord } from "../tables/material-tables.ts";
import { fraction, type Fraction, type Kilograms } from "../tables/quantity.ts";
import type { LitterClass } from "../tables/service-tables.ts";
import type { Tables } from "../tables/tables.ts";
import type { Findings } from "./findings.ts";
import type { InventoryBuilder } from "./inventory-builder.ts";
import { checkShares } from "./materials.ts";
import type { Recovery } from "./recovery.ts";

/** Destinations of one component's mass, as shares of it. */
export interface Fate {
  readonly littered: number;
  readonly recycled: number;
  readonly composted: number;
  /** by route; routes that the method does not name are in no KPI */
  readonly disposed: ReadonlyMap<string, number>;
}

/** Litter class and rate of a component; a missing or unknown class becomes the default (method.md section 4.4). */
export const litterOf = (
  litter_class: string | null,
  tables: Tables,
  findings: Findings,
): { readonly class_id: string; readonly row: LitterClass | undefined; readonly rate: Fraction } => {
  const standard = tables.params.litter_class_default;
  const requested = litter_class ?? standard;
  const class_id = tables.litter_classes.has(requested) ? requested : standard;
  const row = tables.litter_classes.get(class_id);
  if (class_id !== requested || row === undefined) findings.warn("unknown_litter_class", requested, QUANT_METRICS);
  const rate = row?.rate ?? null;
  if (row !== undefined && (rate === null || rate < 0 || rate > 1)) {
    findings.warn("value_out_of_range", "litter_rate_default", QUANT_METRICS);
  }
  return { class_id, row, rate: fraction(rate ?? 0) };
};

/**
 * Adds the stage end_of_life (method.md section 4.4): first the littered share, then recycling and composting of the
 * rest, then the routes of disposal. Plastic leaked by the latter three is per kg of plastic content (method.md section 1).
 */
export const addEndOfLife = (
  builder: InventoryBuilder,
  component: number,
  material: MaterialRecord,
  mass: Kilograms,
  litter_class: string | null,
  recovery: Recovery,
  tables: Tables,
  findings: Findings,
): Fate => {
  const { class_id, row, rate: littered } = litterOf(litter_class, tables, findings);
  const plastic_share = material.plastic_massfrac;
  const rest = 1 - littered;
  const recycled = rest * recovery.recycled;
  const composted = rest * recovery.composted;
  const disposed = rest * (1 - recovery.recycled - recovery.composted);

  builder.add({
    role: "litter",
    activity_id: row?.activity_id ?? null,
    missing_id: class_id,
    amount: mass * plastic_share * littered,
    component,
  });
  const recyclingStream = material.recycling_stream ?? "";
  builder.add({
    role: "recycling",
    activity_id: tables.recovery_rates.get(recyclingStream)?.recycle_activity ?? null,
    missing_id: `${recyclingStream}/recycle`,
    amount: mass * recycled,
    component,
    plastic_share,
  });
  const compostingStream = material.composting_stream ?? "";
  builder.add({
    role: "composting",
    activity_id: tables.recovery_rates.get(compostingStream)?.compost_activity ?? null,
    missing_id: `${compostingStream}/compost`,
    amount: mass * composted,
    component,
    plastic_share,
  });

  const routes = new Map<string, number>();
  if (disposed > 0) {
    const dispose_id = material.mat_dispose_id ?? "";
    const shares = tables.disposal_shares.get(dispose_id) ?? [];
    checkShares(
      shares.map((share) => share.mass_frac),
      dispose_id,
      findings,
    );
    for (const { route, mass_frac } of shares) {
      const key = `${dispose_id}/${route}`;
      const share = disposed * (mass_frac ?? 0);
      routes.set(route, share);
      builder.add({
        role: "disposal",
        activity_id: tables.disposal_activities.get(key) ?? null,
        missing_id: key,
        amount: mass * share,
        component,
        plastic_share,
        detail: route,
      });
    }
  }
  return { littered, recycled, composted, disposed: routes };
};
