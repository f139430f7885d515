import type { ReactNode } from "react";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./report.css.ts";

/** A column name, with a note below it: a weight, a unit. */
type ColumnHead = string | { readonly name: string; readonly note: ReactNode };

interface ReportTableProps {
  /** accessible name */
  readonly label: string;
  /** headings of the text columns, which come first */
  readonly text: readonly string[];
  readonly numeric: readonly ColumnHead[];
  readonly children: ReactNode;
}

/** A table of the report with column heads; scrolls if the sheet is too narrow. */
export const ReportTable = ({ label, text, numeric, children }: ReportTableProps) => (
  <div className={styles.scroll}>
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {text.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {numeric.map((head) => {
            const { name, note } = typeof head === "string" ? { name: head, note: undefined } : head;
            return (
              <th key={name} scope="col" className={styles.number}>
                {name}
                {note !== undefined && <span className={styles.weight}>{note}</span>}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);

/** A list of short statements; shows `none` if the list is empty. */
export const FactsList = ({ facts, none }: { readonly facts: readonly string[]; readonly none?: string }) =>
  facts.length === 0 ? (
    <p className={styles.strong}>{none}</p>
  ) : (
    <ul className={styles.list}>
      {facts.map((fact) => (
        <li key={fact}>
          <WithUnits text={fact} />
        </li>
      ))}
    </ul>
  );
