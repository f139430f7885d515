import type { ProductOverrides } from "../../../edge-api/contract/product-overrides.ts";

/** One line of a portfolio as entities and vectors hold it (method.md sections 3 and 11). */
export interface PortfolioEntry {
  readonly usecase_id: string;
  readonly prodsys_id: string;
  readonly food_id: string;
  /** uses (servings); a number, or text of one. Missing, negative or no number counts as 0. */
  readonly quantity: number | string;
  readonly overrides?: ProductOverrides | undefined;
}
