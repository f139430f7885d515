import { portfolioProgressTexts as words } from "../../text/en/portfolio-progress.ts";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { FactsList, ReportTable } from "./report-table.tsx";
import * as styles from "./report.css.ts";

interface ProgressFactsProps {
  /** the periods, earlier one first */
  readonly periods: readonly [before: string, now: string];
  readonly rows: readonly {
    readonly name: string;
    /** both values, the change, and its parts from volume, mix and new data */
    readonly cells: readonly string[];
  }[];
  /** the target, and how to read the table */
  readonly sentences: readonly string[];
}

/** Progress since an earlier period in the report: figures a year, the parts of their changes, and the target. */
export const ProgressFacts = ({ periods, rows, sentences }: ProgressFactsProps) => {
  const heads = [...periods, words.change, words.volume, words.mix, words.data];
  return (
    <>
      <ReportTable label={words.title} text={[words.figure]} numeric={heads}>
        {rows.map(({ name, cells }) => (
          <tr key={name} className={styles.whole}>
            <th scope="row" className={styles.label}>
              {name}
            </th>
            {heads.map((head, at) => (
              <td key={head} className={styles.number}>
                <WithUnits text={cells[at] ?? ""} />
              </td>
            ))}
          </tr>
        ))}
      </ReportTable>
      <FactsList facts={sentences} none="" />
    </>
  );
};
