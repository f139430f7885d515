import { MarkLines } from "../../charts/mark-lines.tsx";
import { endOfLifeTexts as words } from "../../text/en/end-of-life.ts";
import { caption as small } from "../../theme/text.css.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import * as styles from "./end-of-life.css.ts";
import { FATES, lacksMarks, type MarkedRow } from "./fates.ts";
import { FatesTable } from "./fates-table.tsx";

interface FatesFigureProps {
  readonly rows: readonly MarkedRow[];
  /** what is measured, per what, in which unit */
  readonly caption: string;
  /** heading of the names in the table */
  readonly head: string;
  readonly shown: (value: number | null) => string;
  /** opens the explanation of the mix of a row; absent = the numbers open nothing */
  readonly onOpen?: (id: string) => void;
}

/** Four marks of each row: the chart, what recovery counts, and the same as a table. */
export const FatesFigure = ({ rows, caption, shown, ...table }: FatesFigureProps) => (
  <>
    <MarkLines
      label={caption}
      marks={FATES.map((fate) => words.fates[fate])}
      rows={rows.map(({ id, name, marks }) => ({
        id,
        name,
        marks: FATES.map((fate) => ({ value: marks[fate], shown: shown(marks[fate]) })),
      }))}
    />
    <p className={`${small} ${styles.note}`}>
      {words.recovered} {lacksMarks(rows) && words.none}
    </p>
    <div className={styles.table}>
      <Disclosure title={words.table} level={3}>
        <FatesTable {...{ rows, caption, shown }} {...table} />
      </Disclosure>
    </div>
  </>
);
