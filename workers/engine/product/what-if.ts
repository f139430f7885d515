import type { ProductOverrides } from "../../../edge-api/contract/product-overrides.ts";
import { numberOf, ownValue } from "../tables/wire-value.ts";

/** What-if factors of a product, 1 = unchanged. Never stored: the contract drops them. */
export interface WhatIf {
  /** factor of the mass of each component */
  readonly mass: number;
  /** factor of the electricity and heat of each wash */
  readonly wash_energy: number;
}

/** Overrides with what-if factors. */
export interface TriedOverrides extends ProductOverrides {
  readonly what_if?: Partial<WhatIf>;
}

const factorOf = (value: unknown): number => {
  const factor = numberOf(value);
  return factor !== null && factor >= 0 ? factor : 1;
};

/** The what-if factors in overrides. Accepts any value; missing or invalid factors are 1. */
export const whatIfOf = (overrides: unknown): WhatIf => {
  const tried = ownValue(overrides, "what_if");
  return { mass: factorOf(ownValue(tried, "mass")), wash_energy: factorOf(ownValue(tried, "wash_energy")) };
};
