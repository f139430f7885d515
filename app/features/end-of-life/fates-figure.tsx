import { useSetAtom } from "jotai";
import type { ComponentProps } from "react";
import { drawMarkLines } from "../../charts/draw-dots.ts";
import { MarkLines } from "../../charts/mark-lines.tsx";
import { SaveChart } from "../../charts/save-chart.tsx";
import { chartFactsAtom } from "../../exports/chart-facts.ts";
import type { Subject } from "../../state/core/subject.ts";
import { endOfLifeTexts as words } from "../../text/en/end-of-life.ts";
import { wideOnly } from "../../theme/by-width.css.ts";
import { caption as small } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { PhoneList } from "../../ui/data-table/phone-list.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import * as styles from "./end-of-life.css.ts";
import { FATES, fatesChart, lacksMarks, type MarkedRow } from "./fates.ts";

interface FatesTableProps {
  readonly rows: readonly MarkedRow[];
  /** what is measured, per what, in which unit */
  readonly caption: string;
  readonly head: string;
  readonly shown: (value: number | null) => string;
  /** opens the explanation of the mix of a row; absent = the numbers open nothing */
  readonly onOpen?: (id: string) => void;
}

/** The numbers of the chart: a table, or a list on a phone. */
const FatesTable = ({ rows, caption, head, shown, onOpen }: FatesTableProps) => {
  const opened = ({ id, name, marks }: MarkedRow) =>
    onOpen === undefined ? (
      shown(marks.mix)
    ) : (
      <LinkLike
        className={styles.number}
        aria-label={words.open(name, words.fates.mix, shown(marks.mix))}
        onClick={() => onOpen(id)}
      >
        {shown(marks.mix)}
      </LinkLike>
    );
  return (
    <>
      <DataTable caption={caption} className={wideOnly} widths={["40%", "", "", "", ""]}>
        <ColumnHeads text={[head]} numeric={FATES.map((fate) => words.heads[fate])} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.id}>
              <KeyCell>{row.name}</KeyCell>
              {FATES.map((fate) => (
                <NumberCell key={fate}>{fate === "mix" ? opened(row) : shown(row.marks[fate])}</NumberCell>
              ))}
            </Row>
          ))}
        </tbody>
      </DataTable>
      <PhoneList
        items={rows.map((row) => ({
          id: row.id,
          name: row.name,
          facts: FATES.map(
            (fate) => [words.fates[fate], fate === "mix" ? opened(row) : shown(row.marks[fate])] as const,
          ),
        }))}
      />
    </>
  );
};

interface FatesFigureProps extends ComponentProps<typeof FatesTable> {
  readonly subject: Subject;
}

/** Four marks of each row: the chart, what recovery counts, and the same as a table. */
export const FatesFigure = ({ subject, rows, caption, shown, ...table }: FatesFigureProps) => {
  const describe = useSetAtom(chartFactsAtom);
  const chart = fatesChart(rows, caption, shown);
  return (
    <>
      <MarkLines {...chart} />
      <p className={`${small} ${styles.note}`}>
        {words.recovered} {lacksMarks(rows) && words.none}
      </p>
      <div className={styles.table}>
        <Disclosure
          title={words.table}
          level={3}
          actions={
            <SaveChart
              name="endOfLife"
              draw={() => drawMarkLines(chart)}
              facts={(name) => describe(subject, { chart: name, title: words.title, note: caption })}
            />
          }
        >
          <FatesTable {...{ rows, caption, shown }} {...table} />
        </Disclosure>
      </div>
    </>
  );
};
