import { QUANT_METRIC_IDS, type QuantMetricId } from "../../../edge-api/contract/metrics.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { reportTexts } from "../../text/en/report.ts";
import { formatCount } from "../../text/format.ts";
import { ReportTable } from "./report-table.tsx";
import * as styles from "./report.css.ts";

/** A reusable against the single-use product that it could stand for. */
export interface ReportedBreakEven {
  readonly id: string;
  readonly name: string;
  readonly against: string;
  readonly counted: number;
  /** uses from which it is ahead, as they are shown */
  readonly uses: Readonly<Record<QuantMetricId, string>>;
}

interface BreakEvenMatrixProps {
  /** most used first */
  readonly rows: readonly ReportedBreakEven[];
  readonly hasNever: boolean;
}

/** About a page; the CSV has them all. */
const MOST = 30;

/** The reusables of a portfolio: from how many uses on each is ahead, a metric a column; what is left out is said. */
export const BreakEvenMatrix = ({ rows, hasNever }: BreakEvenMatrixProps) => (
  <div className={styles.parts}>
    <ReportTable
      label={reportTexts.titles.breakEven}
      heads={[
        { name: breakEvenTexts.reusable },
        { name: breakEvenTexts.against },
        { name: breakEvenTexts.countedHead, numeric: true },
        ...QUANT_METRIC_IDS.map((metric) => ({ name: breakEvenTexts.metrics[metric], numeric: true })),
      ]}
    >
      {rows.slice(0, MOST).map(({ id, name, against, counted, uses }) => (
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
      {rows.length > MOST && reportTexts.someReusables(formatCount(MOST), formatCount(rows.length))}
    </p>
  </div>
);
