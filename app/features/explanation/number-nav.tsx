import { useAtomValue, useSetAtom } from "jotai";
import type { ExplainedSubject } from "../../../workers/engine/analysis/explanation.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { inStoredOrder } from "../../score-tables/column-order.ts";
import { downloadExplanationCsvAtom } from "../../state/files/explanation-csv.ts";
import type { ExplainedNumber } from "../../state/comparison/explanation.ts";
import { scoreColumnsAtom } from "../../state/core/column-order.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { Button } from "../../ui/button/button.tsx";
import { CsvButton } from "../../ui/csv-button/csv-button.tsx";
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
  const kept = useAtomValue(scoreColumnsAtom);
  const usual = catalogue.metrics.toSorted((a, b) => a.order - b.order);
  const ordered = inStoredOrder(usual, kept).map(({ metric_id }) => metric_id);
  const subjects: readonly ExplainedSubject[] = ["summary", ...ordered];
  const at = subjects.indexOf(number.subject);
  const before = subjects.at(at - 1) ?? "summary";
  const after = subjects[(at + 1) % subjects.length] ?? "summary";
  return (
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
      <CsvButton
        label={explanationTexts.csvOf}
        className={styles.file}
        onSave={() => download({ id: comparison_id, number })}
      />
    </div>
  );
};
