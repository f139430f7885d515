import type { SharedProgress } from "../../../edge-api/contract/progress.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { Period } from "../../../workers/engine/portfolio/period.ts";
import { amountDifference } from "../../score-tables/difference.ts";
import { formatPeriod } from "../../text/dates.ts";
import { portfolioProgressTexts as words } from "../../text/en/portfolio-progress.ts";
import { caption } from "../../theme/text.css.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Mark } from "../../ui/mark/mark.tsx";
import { amountShown, changeShown } from "./progress-words.ts";
import * as styles from "./progress.css.ts";

interface ProgressTableProps {
  readonly progress: SharedProgress;
  readonly period: Period;
  readonly catalogue: Catalogue;
}

/** Figures of two periods a year, with the parts of their change. */
export const ProgressTable = ({ progress, period, catalogue }: ProgressTableProps) => (
  <>
    <div className={styles.scroll}>
      <DataTable
        caption={words.title}
        widths={["20%", "", "", "18%", "14%", "14%", "14%"]}
        style={{ minWidth: "44rem" }}
      >
        <ColumnHeads
          text={[words.figure]}
          numeric={[
            formatPeriod(progress.period),
            formatPeriod(period),
            words.change,
            words.volume,
            words.mix,
            words.data,
          ]}
        />
        <tbody>
          {progress.rows.map((row) => {
            const { figure, before, now, data, volume, mix } = row;
            return (
              <Row key={figure}>
                <KeyCell>
                  {words.figures[figure]} {figure === "fee" && <Mark kind="estimate" />}
                </KeyCell>
                <NumberCell muted>{amountShown(catalogue, figure, before)}</NumberCell>
                <NumberCell strong>{amountShown(catalogue, figure, now)}</NumberCell>
                <NumberCell>
                  {figure === "reusable" ? changeShown(catalogue, row, now - before) : amountDifference(now, before)}
                </NumberCell>
                <NumberCell>{changeShown(catalogue, row, volume)}</NumberCell>
                <NumberCell>{changeShown(catalogue, row, mix)}</NumberCell>
                <NumberCell>{changeShown(catalogue, row, data)}</NumberCell>
              </Row>
            );
          })}
        </tbody>
      </DataTable>
    </div>
    <div className={`${caption} ${styles.notes}`}>
      <p>{words.parts}</p>
      {progress.rows.some(({ figure }) => figure === "fee") && <p>{words.fee}</p>}
    </div>
  </>
);
