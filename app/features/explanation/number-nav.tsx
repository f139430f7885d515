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
  const around = [
    ["arrowLeft", explanationTexts.previous, subjects.at(at - 1) ?? "summary"],
    ["arrowRight", explanationTexts.next, subjects[(at + 1) % subjects.length] ?? "summary"],
  ] as const;
  return (
    <div className={styles.nav}>
      <nav aria-label={explanationTexts.nav} className={styles.around}>
        {around.map(([icon, label, subject]) => (
          <Button
            key={icon}
            kind="quiet"
            size="small"
            icon={icon}
            aria-label={label(subjectName(catalogue, subject))}
            onClick={() => onSubject(subject)}
          >
            {subjectName(catalogue, subject)}
          </Button>
        ))}
      </nav>
      <CsvButton
        label={explanationTexts.csvOf}
        className={styles.file}
        onSave={() => download({ id: comparison_id, number })}
      />
    </div>
  );
};
