import type { MetricColumn } from "../../score-tables/metric-columns.ts";
import { reportTexts } from "../../text/en/report.ts";
import { formatRaw } from "../../text/format.ts";
import { WithUnits } from "../../ui/with-units.tsx";
import * as styles from "./report.css.ts";
import type { ReportedProduct } from "./score-matrix.tsx";

interface RawMatrixProps {
  readonly products: readonly ReportedProduct[];
  readonly columns: readonly MetricColumn[];
}

/** Raw scores per serving, with their units in the head. */
export const RawMatrix = ({ products, columns }: RawMatrixProps) => (
  <>
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={reportTexts.titles.raw}>
        <thead>
          <tr>
            <th scope="col">{reportTexts.product}</th>
            {columns.map(({ metric_id, unit }) => (
              <th key={metric_id} scope="col" className={styles.number}>
                {reportTexts.metrics[metric_id]}
                <span className={styles.weight}>
                  <WithUnits text={unit} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map(({ prodsys_id, name, reusable, scores }) => (
            <tr key={prodsys_id}>
              <th scope="row">
                {name} {reusable && <span className={styles.sign}>{reportTexts.reusableSign}</span>}
              </th>
              {columns.map(({ metric_id }) => (
                <td key={metric_id} className={styles.number}>
                  {formatRaw(metric_id, scores.raw[metric_id], "total")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <p className={styles.caption}>{reportTexts.rawNote}</p>
  </>
);
