import * as css from "./data-table.css.ts";

/** A bar below an amount in a table; its length is the share of the largest amount, 0-1. Hidden from screen readers. */
export const AmountBar = ({ share }: { readonly share: number }) => (
  <span className={css.amountBar} style={{ backgroundSize: `${share * 100}% 100%` }} aria-hidden="true" />
);
