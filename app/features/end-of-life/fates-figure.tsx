import type { ComponentProps } from "react";
import { useSetAtom } from "jotai";
import { drawMarkLines } from "../../charts/draw-dots.ts";
import { MarkLines } from "../../charts/mark-lines.tsx";
import { SaveChart } from "../../charts/save-chart.tsx";
import type { Subject } from "../../state/core/subject.ts";
import { chartFactsAtom } from "../../state/files/chart-facts.ts";
import { endOfLifeTexts as words } from "../../text/en/end-of-life.ts";
import { caption as small } from "../../theme/text.css.ts";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import * as styles from "./end-of-life.css.ts";
import { fatesChart } from "./fates-chart.ts";
import { lacksMarks } from "./fates.ts";
import { FatesTable } from "./fates-table.tsx";

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
