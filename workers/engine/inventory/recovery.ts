import { QUANT_AND_RECOVERABILITY } from "../metrics/metric-set.ts";
import type { ComponentDefinition } from "../product/definition.ts";
import type { MaterialRecord } from "../tables/material-tables.ts";
import { fraction, type Fraction } from "../tables/quantity.ts";
import type { Collected } from "../tables/service-tables.ts";
import type { Tables } from "../tables/tables.ts";
import type { Findings } from "./findings.ts";
import type { RecyclingSetting } from "./region-setting.ts";

/** Shares of the mass that is not littered: ρ recycled, κ composted; the rest is disposed of. */
export interface Recovery {
  readonly recycled: Fraction;
  readonly composted: Fraction;
}

/** True with a certificate that counts; without a map of certificates the default decides (method.md section 6). */
const isCompostable = (component: ComponentDefinition, tables: Tables): boolean => {
  if (component.compost_certificates === null) return component.compostable_default;
  return [...component.compost_certificates].some(([id, has]) => has && (tables.compost_certificates.get(id) ?? false));
};

const isOn = (choice: boolean | undefined, regional: Collected | undefined): boolean =>
  regional !== "na" && (choice ?? regional === "on");

const rateOf = (rate: number | null | undefined, field: string, key: string, findings: Findings): Fraction => {
  if (rate === null || rate === undefined) {
    findings.warn("missing_recovery_rate", key, QUANT_AND_RECOVERABILITY);
    return fraction(0);
  }
  if (rate < 0 || rate > 1) findings.warn("value_out_of_range", field, QUANT_AND_RECOVERABILITY);
  return fraction(rate);
};

/** One rate before the limit κ ≤ 1 − ρ, with its row in the tables. */
export interface StreamRate {
  readonly rate: Fraction;
  /** field and key of the rate in the tables; "" = always 0 */
  readonly key: string;
  /** set by definition: has no spread in the uncertainty analysis */
  readonly defined: boolean;
}

const NOT_RECOVERED: StreamRate = { rate: fraction(0), key: "", defined: true };

/**
 * The two rates of a component (method.md section 6), by regional averages or the user's own choice of streams. A
 * material without a stream is not recovered in either mode. A missing rate warns only if it is needed.
 */
export const recoveryRatesOf = (
  component: ComponentDefinition,
  material: MaterialRecord,
  tables: Tables,
  recycling: RecyclingSetting,
  findings: Findings,
): { readonly recycled: StreamRate; readonly composted: StreamRate } => {
  const designed = component.designed_for_recycling && material.recycling_stream !== null;
  const compostable = isCompostable(component, tables) && material.composting_stream !== null;
  const recycleStream = material.recycling_stream ?? "";
  const compostStream = material.composting_stream ?? "";
  const regionalKey = material.mat_rc_recyc_id ?? "";
  const regional = tables.regional_rates.get(regionalKey);
  const read = (rate: number | null | undefined, field: string, key: string, defined = false): StreamRate => ({
    rate: rateOf(rate, field, key, findings),
    key: `${field}/${key}`,
    defined,
  });

  const recycled = (): StreamRate => {
    if (!designed) return NOT_RECOVERED;
    if (!recycling.custom) return read(regional?.recyc_rate, "recyc_rate", regionalKey, regional?.recyc_defined);
    if (!isOn(recycling.recycle.get(recycleStream), tables.collected.get(recycleStream)?.recycle)) return NOT_RECOVERED;
    const stream = tables.recovery_rates.get(recycleStream);
    return read(stream?.recycle_rate, "recycle_rate", recycleStream, stream?.defined);
  };
  const composted = (): StreamRate => {
    if (!compostable) return NOT_RECOVERED;
    if (!recycling.custom) return read(regional?.compost_rate, "compost_rate", regionalKey, regional?.compost_defined);
    if (!isOn(recycling.compost.get(compostStream), tables.collected.get(compostStream)?.compost)) return NOT_RECOVERED;
    const stream = tables.recovery_rates.get(compostStream);
    return read(stream?.compost_rate, "compost_rate", compostStream, stream?.defined);
  };
  return { recycled: recycled(), composted: composted() };
};

/** Why a component is not recycled: its material has no collection where it is used, or it is not sorted out of it. */
export type NotRecycled = "no_stream" | "not_designed";

/** The reason why a component is not recycled; null = it is, or its stream recycles nothing. */
export const whyNotRecycled = (
  component: ComponentDefinition,
  material: MaterialRecord,
  tables: Tables,
  recycling: RecyclingSetting,
): NotRecycled | null => {
  const stream = material.recycling_stream ?? "";
  const chosen = recycling.custom ? recycling.recycle.get(stream) : undefined;
  if (stream === "" || !isOn(chosen, tables.collected.get(stream)?.recycle)) return "no_stream";
  return component.designed_for_recycling ? null : "not_designed";
};

/** ρ and κ from the two rates, each 0-1: κ is limited to 1 − ρ (method.md section 6). */
export const recoveryOfRates = (recycled: number, composted: number): Recovery => ({
  recycled: fraction(recycled),
  composted: fraction(Math.min(composted, 1 - recycled)),
});

/** ρ and κ of a component (method.md section 6). */
export const recoveryOf = (
  component: ComponentDefinition,
  material: MaterialRecord,
  tables: Tables,
  recycling: RecyclingSetting,
  findings: Findings,
): Recovery => {
  const { recycled, composted } = recoveryRatesOf(component, material, tables, recycling, findings);
  return recoveryOfRates(recycled.rate, composted.rate);
};
