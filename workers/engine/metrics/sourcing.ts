import type { MaterialRecord } from "../tables/material-tables.ts";
import type { SourcingTables } from "../tables/rating-tables.ts";

const WORST = 5;

/** One way to a sourcing score (method.md section 7); the lowest score counts. */
export interface SourcingOption {
  readonly way: "recycled_content" | "certificate" | "biomass" | "none";
  readonly score: number;
}

/** The ways (a) to (d) of method.md section 7 that apply to a component. `recycled_content` 0-1. */
export const sourcingOptions = (
  material: MaterialRecord,
  recycled_content: number,
  certificates: ReadonlyMap<string, boolean> | null,
  tables: SourcingTables,
): readonly SourcingOption[] => {
  const options: SourcingOption[] = [];
  if (material.rewards_recycled_content) {
    for (const { min_rc, inclusive, score } of tables.tiers) {
      if (recycled_content > min_rc || (inclusive && recycled_content === min_rc)) {
        options.push({ way: "recycled_content", score });
      }
    }
  }
  if (material.biomass) {
    for (const [id, has] of certificates ?? []) {
      const reward = tables.rewards.get(id);
      if (has && reward !== undefined) options.push({ way: "certificate", score: WORST - reward });
    }
    if (tables.biomass !== null) options.push({ way: "biomass", score: tables.biomass });
  }
  options.push({ way: "none", score: WORST });
  return options;
};

/** sust_source of a component, 1 best - 5 worst: the lowest of its options. */
export const bestSourcing = (options: readonly SourcingOption[]): SourcingOption =>
  options.reduce((best, option) => (option.score < best.score ? option : best), { way: "none", score: WORST });
