import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import { reportTexts } from "../../text/en/report.ts";
import { formatRaw } from "../../text/format.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { ReportTable } from "./report-table.tsx";
import * as styles from "./report.css.ts";
import type { ReportedProduct } from "./score-matrix.tsx";

interface RawMatrixProps {
  readonly products: readonly ReportedProduct[];
  readonly columns: readonly MetricColumn[];
}

/** Raw scores per serving, with their units in the head. */
export const RawMatrix = ({ products, columns }: RawMatrixProps) => (
  <>
    <ReportTable
      label={reportTexts.titles.raw}
      text={[reportTexts.product]}
      numeric={columns.map(({ metric_id, unit }) => ({
        name: reportTexts.metrics[metric_id],
        note: <WithUnits text={unit} />,
      }))}
    >
      {products.map(({ prodsys_id, name, reusable, scores }) => (
        <tr key={prodsys_id}>
          <th scope="row">
            {name} {reusable && <span className={styles.sign}>{reportTexts.reusableSign}</span>}
          </th>
          {columns.map(({ metric_id }) => (
            <td key={metric_id} className={styles.number}>
              {formatRaw(metric_id, scores.raw[metric_id])}
            </td>
          ))}
        </tr>
      ))}
    </ReportTable>
    <p className={styles.caption}>{reportTexts.rawNote}</p>
  </>
);
