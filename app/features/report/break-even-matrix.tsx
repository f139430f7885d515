import { QUANT_METRIC_IDS, type QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { reportTexts } from "../../text/en/report.ts";
import { formatCount } from "../../text/format.ts";
import { ReportTable } from "./report-table.tsx";
import * as styles from "./report.css.ts";

/** A reusable and the single-use product that it could replace. */
export interface ReportedBreakEven {
  readonly id: string;
  readonly name: string;
  readonly against: string;
  readonly counted: number;
  /** formatted number of uses from which the reusable is ahead, by metric */
  readonly uses: Readonly<Record<QuantMetricId, string>>;
}

interface BreakEvenMatrixProps {
  /** most used first */
  readonly rows: readonly ReportedBreakEven[];
  readonly hasNever: boolean;
}

/** Listed rows, about one page; the CSV has all. */
const MAX_ROWS = 30;

/** Break-even of the reusables of a portfolio, one metric per column; a note counts the omitted rows. */
export const BreakEvenMatrix = ({ rows, hasNever }: BreakEvenMatrixProps) => (
  <div className={styles.parts}>
    <ReportTable
      label={reportTexts.titles.breakEven}
      text={[breakEvenTexts.reusable, breakEvenTexts.against]}
      numeric={[breakEvenTexts.countedHead, ...QUANT_METRIC_IDS.map((metric) => breakEvenTexts.metrics[metric])]}
    >
      {rows.slice(0, MAX_ROWS).map(({ id, name, against, counted, uses }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td>{against}</td>
          <td className={styles.number}>{formatCount(counted)}</td>
          {QUANT_METRIC_IDS.map((metric) => (
            <td key={metric} className={styles.number}>
              {uses[metric]}
            </td>
          ))}
        </tr>
      ))}
    </ReportTable>
    <p className={styles.caption}>
      {reportTexts.breakEvenNote} {hasNever && breakEvenTexts.neverNote}{" "}
      {rows.length > MAX_ROWS && reportTexts.someReusables(formatCount(MAX_ROWS), formatCount(rows.length))}
    </p>
  </div>
);
