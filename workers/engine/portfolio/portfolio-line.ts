import type { LineDetails } from "../../../edge-api/contract/line-details.ts";
import type { ProductOverrides } from "../../../edge-api/contract/product-overrides.ts";

/** One line of a portfolio with its label and details, for the user interface and edits. */
export interface PortfolioLine extends LineDetails {
  readonly usecase_id: string;
  readonly prodsys_id: string;
  readonly food_id: string;
  /** uses (servings) */
  readonly quantity: number;
  /** free text; "" = none */
  readonly label: string;
}

/** Limits of a line's quantity, whole uses, in the editor and in imports (decisions.md 16). */
export const QUANTITY = { least: 1, most: 1e10 } as const;

/** One line of a portfolio as in saved entities and test vectors (method.md sections 3 and 11). */
export interface PortfolioEntry {
  readonly usecase_id: string;
  readonly prodsys_id: string;
  readonly food_id: string;
  /** uses (servings), as a number or numeric text. Missing, negative and invalid values count as 0. */
  readonly quantity: number | string;
  readonly overrides?: ProductOverrides | undefined;
}
