import type { ReactNode } from "react";
import * as css from "./data-table.css.ts";

/** A row of the table that the list replaces. */
export interface PhoneListItem {
  readonly id: string | number;
  readonly name: ReactNode;
  /** beside the name, at the end of the line */
  readonly total?: ReactNode;
  /** head and cell of each other column */
  readonly facts: readonly (readonly [head: string, cell: ReactNode])[];
}

/** The rows of a wide table as a list, on a phone only. The table itself has the class `wideOnly` of the theme. */
export const PhoneList = ({ items }: { readonly items: readonly PhoneListItem[] }) => (
  <ul className={css.phoneList}>
    {items.map(({ id, name, total, facts }) => (
      <li key={id} className={css.phoneItem}>
        <p className={css.phoneHead}>
          <span>{name}</span>
          {total}
        </p>
        <dl className={css.phoneFacts}>
          {facts.map(([head, cell], place) => (
            <div key={place} className={css.phoneFact}>
              <dt>{head}</dt>
              <dd>{cell}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);
