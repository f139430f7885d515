import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { putActivity, putRegionalImpact, type Activity, type EnergyUse } from "./activities.ts";
import { sumOfParts, type Part, type SourcedFigures } from "./figures.ts";
import type { Provenance } from "./provenance.ts";
import type { EnergyByRegion, RegionEnergy } from "./region-energy.ts";
import type { TableSet } from "./table-set.ts";

/**
 * An activity with computed figures: energy of the region plus parts that are equal in all regions. `provenance` belongs
 * to the amounts (kWh, litres, grams).
 */
export interface ComputedActivity {
  readonly activity_id: string;
  readonly activity_name: string;
  readonly unit: string;
  readonly stage: string | undefined;
  readonly energy: EnergyUse;
  readonly parts: readonly Part[];
  readonly provenance: Provenance;
}

function figuresIn(computed: ComputedActivity, { electricity, heat }: RegionEnergy): SourcedFigures {
  const { energy, parts, provenance } = computed;
  const { quality, ...figures } = sumOfParts(
    [{ amount: energy.electricity_kwh, figures: electricity }, { amount: energy.heat_kwh, figures: heat }, ...parts],
    provenance.quality,
  );
  return { ...figures, provenance: { ...provenance, quality, checked: "computed" } };
}

/** Adds `kWh × grid + heat × boiler + parts` for the base and every region (method.md, "Computed rows"). */
export function buildComputedActivity(
  tables: TableSet,
  activities: Map<string, Activity>,
  energyByRegion: EnergyByRegion,
  computed: ComputedActivity,
): void {
  const { activity_id, activity_name, unit, stage, energy } = computed;
  for (const [region, regionEnergy] of energyByRegion) {
    const figures = figuresIn(computed, regionEnergy);
    if (region === BASE_REGION) {
      const activity = { activity_id, activity_name, unit, ...figures };
      activities.set(activity_id, activity);
      putActivity(tables, activity, stage, energy);
    } else {
      const { electricity, heat } = regionEnergy;
      const note = `Computed with the energy of the region: ${electricity.activity_name}; ${heat.activity_name}.`;
      const provenance = { ...figures.provenance, geography: region, note };
      putRegionalImpact(tables, region, activity_id, { ...figures, provenance });
    }
  }
}
