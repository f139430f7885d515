import type { LineDetails } from "../../../edge-api/contract/line-details.ts";

/** One line of a portfolio with its label and details, for the user interface and edits. */
export interface EntryLine extends LineDetails {
  readonly usecase_id: string;
  readonly prodsys_id: string;
  readonly food_id: string;
  /** uses (servings) */
  readonly quantity: number;
  /** free text; "" = none */
  readonly label: string;
}
