/** One line of a portfolio with its label, as screens and edits name it. */
export interface EntryLine {
  readonly usecase_id: string;
  readonly prodsys_id: string;
  readonly food_id: string;
  /** uses (servings) */
  readonly quantity: number;
  /** site, order number; "" = none */
  readonly label: string;
}
