import type { ReactNode } from "react";
import * as styles from "./report.css.ts";

interface ColumnHead {
  readonly name: string;
  /** below the name: a weight, a unit */
  readonly note?: ReactNode;
  readonly numeric?: boolean;
}

interface ReportTableProps {
  /** accessible name */
  readonly label: string;
  readonly heads: readonly ColumnHead[];
  /** rows */
  readonly children: ReactNode;
}

/** A table of the report with column heads; scrolls if the sheet is too narrow. */
export const ReportTable = ({ label, heads, children }: ReportTableProps) => (
  <div className={styles.scroll}>
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {heads.map(({ name, note, numeric }) => (
            <th key={name} scope="col" className={numeric ? styles.number : undefined}>
              {name}
              {note !== undefined && <span className={styles.weight}>{note}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
