import type { SharedProgress } from "../../../edge-api/contract/progress.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { Period } from "../../../workers/engine/portfolio/period.ts";
import { formatPeriod } from "../../text/dates.ts";
import { portfolioProgressTexts as words } from "../../text/en/portfolio-progress.ts";
import { caption } from "../../theme/text.css.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Mark } from "../../ui/mark/mark.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { progressCells, progressNotes } from "./progress-words.ts";
import * as styles from "./progress.css.ts";

interface ProgressTableProps {
  readonly progress: SharedProgress;
  readonly period: Period;
  readonly catalogue: Catalogue;
}

const COLUMNS = ["before", "now", "change", "volume", "mix", "data"] as const;

/** Figures of two periods a year, with the parts of their change. */
export const ProgressTable = ({ progress, period, catalogue }: ProgressTableProps) => (
  <>
    <div className={styles.scroll}>
      <DataTable
        caption={words.title}
        widths={["20%", "14%", "14%", "13%", "13%", "13%", "13%"]}
        style={{ minWidth: "50rem" }}
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
          {progress.rows.map((row) => (
            <Row key={row.figure}>
              <KeyCell>
                {words.figures[row.figure]} {row.figure === "fee" && <Mark kind="estimate" />}
              </KeyCell>
              {progressCells(catalogue, row).map((cell, at) => (
                <NumberCell key={COLUMNS[at]} muted={at === 0} strong={at === 1}>
                  <WithUnits text={cell} />
                </NumberCell>
              ))}
            </Row>
          ))}
        </tbody>
      </DataTable>
    </div>
    <div className={`${caption} ${styles.notes}`}>
      {progressNotes(progress).map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  </>
);
