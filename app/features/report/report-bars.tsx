import type { SegmentPaint } from "../../charts/segment-paint.ts";
import { reportTexts } from "../../text/en/report.ts";
import { formatNumber } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./report.css.ts";

/** A row of stacked bars. Negative values (credits) have no segment but count in the total. */
export interface ReportBar {
  readonly id: string;
  readonly name: string;
  readonly reusable: boolean;
  /** in the order of the series; null = unknown */
  readonly values: readonly number[] | null;
  readonly totalShown: string;
}

interface ReportBarsProps {
  /** quantity and its reference, for example "per serving" */
  readonly label: string;
  readonly nameHead: string;
  /** the unit of the sums */
  readonly totalHead: string;
  readonly series: readonly { readonly id: string; readonly label: string; readonly paint: SegmentPaint }[];
  readonly rows: readonly ReportBar[];
  readonly shown: (value: number) => string;
}

/** Narrowest segment that shows its number, in percent of the column. */
const LABEL_PERCENT = 7;

/** Stacked bars sized in percent of their column, without measuring, so that print and screen match. */
export const ReportBars = ({ label, nameHead, totalHead, series, rows, shown }: ReportBarsProps) => {
  const sizes = rows.map(({ values }) => (values ?? []).map((value) => Math.max(0, value)));
  const longest = Math.max(...sizes.map((row) => row.reduce((sum, value) => sum + value, 0)), Number.MIN_VALUE);
  const spokenValue = (name: string, value: number | null): string =>
    reportTexts.stageSaid(name, value === null ? formatNumber(null) : shown(value));
  return (
    <>
      <ul className={styles.legend} aria-hidden="true">
        {series.map(({ id, label: name, paint }) => (
          <li key={id}>
            <span className={styles.swatch} style={{ background: paint.fill, borderColor: paint.edge }} />
            {name}
          </li>
        ))}
      </ul>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.barName}>
              {nameHead}
            </th>
            <th scope="col">
              <VisuallyHidden>{label}</VisuallyHidden>
            </th>
            <th scope="col" className={`${styles.barTotal} ${styles.number}`}>
              <WithUnits text={totalHead} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            let start = 0;
            return (
              <tr key={row.id}>
                <th scope="row">
                  {row.name} {row.reusable && <span className={styles.sign}>{reportTexts.reusableSign}</span>}
                </th>
                <td>
                  <VisuallyHidden>
                    {formatList(series.map(({ label: name }, place) => spokenValue(name, row.values?.[place] ?? null)))}
                  </VisuallyHidden>
                  <div className={styles.bar} aria-hidden="true">
                    {series.map(({ id, paint }, place) => {
                      const value = row.values?.[place] ?? 0;
                      const width = (100 * (sizes[at]?.[place] ?? 0)) / longest;
                      const from = start;
                      start += width;
                      return width === 0 ? null : (
                        <span
                          key={id}
                          className={styles.segment}
                          style={{
                            insetInlineStart: `${from}%`,
                            width: `${width}%`,
                            background: paint.fill,
                            borderColor: paint.edge,
                            color: paint.text,
                          }}
                        >
                          {width >= LABEL_PERCENT && shown(value)}
                        </span>
                      );
                    })}
                  </div>
                </td>
                <td className={`${styles.barTotal} ${styles.number}`}>{row.totalShown}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
};
