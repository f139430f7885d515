import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { ExplainedSubject } from "../../../workers/engine/analysis/explanation.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { inKeptOrder } from "../../score-tables/column-order.ts";
import { downloadExplanationCsvAtom } from "../../state/files/explanation-csv.ts";
import type { ExplainedNumber } from "../../state/comparison/explanation.ts";
import { scoreColumnsAtom } from "../../state/comparison/score-columns.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { Button } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import * as styles from "./explanation.css.ts";
import { subjectName } from "./number-head.ts";

interface NumberNavProps {
  readonly comparison_id: string;
  readonly catalogue: Catalogue;
  readonly number: ExplainedNumber;
  readonly onSubject: (subject: ExplainedSubject) => void;
}

/** Previous and next number of a product, cyclic and in the tables' column order, and the CSV file of the inputs. */
export const NumberNav = ({ comparison_id, catalogue, number, onSubject }: NumberNavProps) => {
  const download = useSetAtom(downloadExplanationCsvAtom);
  const [failed, setFailed] = useState(false);
  const kept = useAtomValue(scoreColumnsAtom);
  const usual = catalogue.metrics.toSorted((a, b) => a.order - b.order);
  const ordered = inKeptOrder(usual, kept).map(({ metric_id }) => metric_id);
  const subjects: readonly ExplainedSubject[] = ["summary", ...ordered];
  const at = subjects.indexOf(number.subject);
  const before = subjects.at(at - 1) ?? "summary";
  const after = subjects[(at + 1) % subjects.length] ?? "summary";
  const save = async () => setFailed(!(await download({ id: comparison_id, number })).ok);
  return (
    <>
      <div className={styles.nav}>
        <nav aria-label={explanationTexts.nav} className={styles.around}>
          <Button
            kind="quiet"
            size="small"
            icon="arrowLeft"
            aria-label={explanationTexts.previous(subjectName(catalogue, before))}
            onClick={() => onSubject(before)}
          >
            {subjectName(catalogue, before)}
          </Button>
          <Button
            kind="quiet"
            size="small"
            icon="arrowRight"
            aria-label={explanationTexts.next(subjectName(catalogue, after))}
            onClick={() => onSubject(after)}
          >
            {subjectName(catalogue, after)}
          </Button>
        </nav>
        <Button
          kind="quiet"
          size="small"
          icon="download"
          className={styles.file}
          aria-label={explanationTexts.csvOf}
          onClick={() => void save()}
        >
          {explanationTexts.csv}
        </Button>
      </div>
      {failed && <ErrorNotice title={explanationTexts.csvFailed} />}
    </>
  );
};
