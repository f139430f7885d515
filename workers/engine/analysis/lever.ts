import { washingOf } from "../inventory/washing.ts";
import { recycledContentOf } from "../inventory/materials.ts";
import { defaultStages } from "../inventory/transport.ts";
import type { SettledProduct } from "../product/settled-product.ts";
import type { TriedOverrides } from "../product/what-if.ts";
import type { Tables } from "../tables/tables.ts";

/** A figure of a product that a sensitivity analysis can change. */
export type LeverKind = "uses" | "mass" | "recycled_content" | "distance" | "wash_energy";

/** A lever with its range. Units by kind: uses, grams per item, percent, km, kWh per rack. */
export interface Lever {
  /** unique in the product: the kind, for a distance also its stage */
  readonly id: string;
  readonly kind: LeverKind;
  /** for a distance the name of the stage, else "" */
  readonly stage: string;
  /** for a distance its context_id, else "" */
  readonly context_id: string;
  /** for recycled content the ids of the components that can have it, else empty */
  readonly components: readonly string[];
  /** the current value */
  readonly now: number;
  readonly min: number;
  readonly max: number;
  /** true = only whole numbers */
  readonly whole: boolean;
}

/** A lever whose id is its kind, unless `more` says another. */
const leverOf = (kind: LeverKind, now: number, min: number, max: number, more: Partial<Lever> = {}): Lever => {
  return { id: kind, kind, stage: "", context_id: "", components: [], now, min, max, whole: false, ...more };
};

const NICE = [1, 2, 5, 10];

/** Rounds up to the next of 1, 2, 5, 10, 20 … */
const roundUp = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  return (NICE.find((nice) => nice * power >= value) ?? 10) * power;
};

const usesLever = ({ reusable, uses }: SettledProduct): Lever[] =>
  reusable ? [leverOf("uses", uses, 1, roundUp(Math.max(20, 2 * uses)), { whole: true })] : [];

const massLever = (product: SettledProduct): Lever[] => {
  const now = product.components.reduce((sum, { grams }) => sum + Math.max(grams ?? 0, 0), 0);
  return now > 0 ? [leverOf("mass", now, now / 4, 2 * now)] : [];
};

const recycledLever = (product: SettledProduct, tables: Tables): Lever[] => {
  const parts = product.components.flatMap((component) => {
    const material = tables.materials.get(component.mat_recipe_id);
    if (material === undefined) return [];
    const { share, from } = recycledContentOf(component, material, tables);
    return from === "not_possible"
      ? []
      : [{ id: component.component_id, share, mass: Math.max(component.grams ?? 0, 0) }];
  });
  const mass = parts.reduce((sum, part) => sum + part.mass, 0);
  if (!(mass > 0)) return [];
  const now = (100 * parts.reduce((sum, part) => sum + part.mass * part.share, 0)) / mass;
  return [leverOf("recycled_content", now, 0, 100, { components: parts.map(({ id }) => id) })];
};

const distanceLevers = (product: SettledProduct, tables: Tables, region_use: string): Lever[] => {
  const scenario = product.trans_scenario_id ?? tables.params.default_trans_scenario;
  const pair = `${product.region_production ?? region_use}/${region_use}`;
  return defaultStages(tables, scenario, pair).flatMap((stage): Lever[] => {
    const saved = product.saved_stages.get(stage.context_id);
    const mode = tables.modes.get(saved?.mode ?? stage.mode ?? "");
    if (mode === undefined) return [];
    const usual = (saved?.mode ?? stage.mode) === stage.mode ? stage.km : mode.dist_default;
    const now = saved?.km ?? usual ?? 0;
    const min = Math.max(0, mode.min ?? 0);
    const max = Math.min(mode.max ?? Number.MAX_VALUE, roundUp(Math.max(100, 3 * now)));
    // no lever if the mode allows no range
    if (!(max > min)) return [];
    const { context_id, context_name } = stage;
    const more = { id: `distance ${context_id}`, stage: context_name, context_id };
    return [leverOf("distance", now, Math.min(min, now), Math.max(max, now), more)];
  });
};

const energyLever = (product: SettledProduct, tables: Tables): Lever[] => {
  const activity = tables.activities.get(washingOf(product, tables)?.system?.activity_id ?? "");
  const now = (activity?.electricity_kwh ?? 0) + (activity?.heat_kwh ?? 0);
  return now > 0 ? [leverOf("wash_energy", now, 0, 3 * now)] : [];
};

/** The levers of a product, in a fixed order. */
export const leversOf = (product: SettledProduct, tables: Tables, region_use: string): readonly Lever[] => [
  ...usesLever(product),
  ...massLever(product),
  ...recycledLever(product, tables),
  ...distanceLevers(product, tables, region_use),
  ...energyLever(product, tables),
];

/** Overrides of a product with a lever at a value; unchanged at the current value. */
export const withLever = (overrides: TriedOverrides | undefined, lever: Lever, value: number): TriedOverrides => {
  const before = overrides ?? {};
  if (value === lever.now) return before;
  switch (lever.kind) {
    case "uses":
      return { ...before, reuses: value };
    case "mass":
      return { ...before, what_if: { mass: value / lever.now } };
    case "wash_energy":
      return { ...before, what_if: { wash_energy: value / lever.now } };
    case "recycled_content": {
      const moved = lever.components.map((id) => [id, { ...before.componentOverrides?.[id], recycledContent: value }]);
      return { ...before, componentOverrides: { ...before.componentOverrides, ...Object.fromEntries(moved) } };
    }
    case "distance": {
      const { context_id } = lever;
      const stage = { ...before.contextualTransports?.[context_id], distance_km: value };
      return { ...before, contextualTransports: { ...before.contextualTransports, [context_id]: stage } };
    }
  }
};
