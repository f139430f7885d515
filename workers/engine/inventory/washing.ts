import { QUANT_METRICS } from "../metrics/metric-set.ts";
import type { SettledProduct } from "../product/settled-product.ts";
import { tonnesOfKilograms, type Kilograms } from "../tables/quantity.ts";
import type { WashSystem } from "../tables/service-tables.ts";
import type { Tables } from "../tables/tables.ts";
import type { Findings } from "./findings.ts";
import type { InventoryBuilder } from "./inventory-builder.ts";

/** How a reusable is washed: by its own settings, else by the defaults of its use case (method.md section 4.5). */
export interface Washing {
  readonly system_id: string;
  /** undefined = the tables do not know it */
  readonly system: WashSystem | undefined;
  /** per use, more than 0 */
  readonly washes: number;
  /** items that share a rack, 1 or more */
  readonly rack: number;
  /** one way, to an off-site system; 0 for other systems */
  readonly km: number;
}

/** Washing of a product; null = never washed: single-use, or 0 washes per use. */
export const washingOf = (product: SettledProduct, tables: Tables): Washing | null => {
  const washes = product.washes_per_use ?? 1;
  if (!product.reusable || washes === 0) return null;
  const standard = tables.wash_defaults.get(product.usecase_id);
  const system_id = product.wash_system_id ?? standard?.wash_system_id ?? "";
  const system = tables.wash_systems.get(system_id);
  const rack = Math.max(product.wash_cap ?? standard?.wash_cap ?? 1, 1);
  return { system_id, system, washes, rack, km: system?.off_site === true ? (product.wash_km ?? system.km ?? 0) : 0 };
};

/** Adds the change in electricity and heat of a rack by a what-if factor; less energy gives negative amounts. */
const addTriedEnergy = (
  builder: InventoryBuilder,
  more: number,
  racks: number,
  { activity_id, wash_system_id }: WashSystem,
  { activities, params }: Tables,
): void => {
  const spec = activities.get(activity_id ?? "");
  if (more === 0 || spec === undefined) return;
  const energy = [
    [params.electricity_activity, spec.electricity_kwh],
    [params.heat_activity, spec.heat_kwh],
  ] as const;
  for (const [id, kwh] of energy) {
    builder.add({ role: "wash", activity_id: id, missing_id: id, amount: racks * kwh * more, detail: wash_system_id });
  }
};

/**
 * Adds the stage washing of a reusable, per use (method.md section 4.5): a share of a rack and, for off-site systems,
 * transport of the whole product there and back.
 */
export const addWashing = (
  builder: InventoryBuilder,
  product: SettledProduct,
  mass: Kilograms,
  load: number,
  tables: Tables,
  findings: Findings,
): void => {
  const washing = washingOf(product, tables);
  if (washing === null) return;
  const { system_id, system, washes, rack, km } = washing;
  if (system === undefined) {
    findings.warn("unknown_wash_system", system_id, QUANT_METRICS);
    return;
  }
  builder.add({ role: "wash", activity_id: system.activity_id, missing_id: system_id, amount: washes / rack });
  addTriedEnergy(builder, product.wash_energy - 1, washes / rack, system, tables);
  if (!system.off_site) return;
  const transport_id = system.wash_transport ?? "";
  const transport = tables.wash_transports.get(transport_id);
  builder.add({
    role: "wash_transport",
    activity_id: transport?.activity_id ?? null,
    missing_id: transport_id,
    amount: washes * tonnesOfKilograms(mass) * km * (transport?.trip_factor ?? 1) * load,
    detail: system_id,
  });
};
