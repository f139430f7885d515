import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import * as styles from "./import.css.ts";

const IMPORT_STEPS = ["file", "columns", "names", "review"] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

interface ImportStepsProps {
  readonly current: ImportStep;
  /** last step that can be opened */
  readonly reachable: ImportStep;
  readonly onGo: (step: ImportStep) => void;
}

const words = portfolioImportTexts.steps;

/** Step navigation of the import; reachable steps are buttons. */
export const ImportSteps = ({ current, reachable, onGo }: ImportStepsProps) => {
  const place = IMPORT_STEPS.indexOf(current);
  const last = IMPORT_STEPS.indexOf(reachable);
  return (
    <nav aria-label={words.label}>
      <ol className={styles.steps}>
        {IMPORT_STEPS.map((step, at) => {
          const state = at === place ? "current" : at < place ? "done" : "todo";
          const inside = (
            <>
              {state === "done" && <Icon name="check" />}
              {words[step]}
            </>
          );
          return (
            <li key={step}>
              {at <= last && at !== place ? (
                <button type="button" className={styles.step} data-state={state} onClick={() => onGo(step)}>
                  {inside}
                </button>
              ) : (
                <span className={styles.step} data-state={state} aria-current={at === place ? "step" : undefined}>
                  {inside}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
