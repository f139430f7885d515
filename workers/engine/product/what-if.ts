import type { ProductOverrides } from "../../../edge-api/contract/product-overrides.ts";
import { numberOf, ownValue } from "../tables/wire-value.ts";

/** Factors that are tried on a product and never stored: the contract drops them. 1 = as it is. */
export interface WhatIf {
  /** of the mass of each component */
  readonly mass: number;
  /** of the electricity and heat of each wash */
  readonly wash_energy: number;
}

/** Overrides with factors that are tried. */
export interface TriedOverrides extends ProductOverrides {
  readonly what_if?: Partial<WhatIf>;
}

const factorOf = (value: unknown): number => {
  const factor = numberOf(value);
  return factor !== null && factor >= 0 ? factor : 1;
};

/** What is tried in overrides of any shape; what is no factor changes nothing. */
export const whatIfOf = (overrides: unknown): WhatIf => {
  const tried = ownValue(overrides, "what_if");
  return { mass: factorOf(ownValue(tried, "mass")), wash_energy: factorOf(ownValue(tried, "wash_energy")) };
};
