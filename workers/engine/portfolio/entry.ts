import type { ProductOverrides } from "../../../edge-api/contract/product-overrides.ts";

/** One line of a portfolio as in saved entities and test vectors (method.md sections 3 and 11). */
export interface PortfolioEntry {
  readonly usecase_id: string;
  readonly prodsys_id: string;
  readonly food_id: string;
  /** uses (servings), as a number or numeric text. Missing, negative and invalid values count as 0. */
  readonly quantity: number | string;
  readonly overrides?: ProductOverrides | undefined;
}
