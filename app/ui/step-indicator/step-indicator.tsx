import { VisuallyHidden } from "../hidden/hidden.tsx";
import { Icon } from "../icon/icon.tsx";
import * as css from "./step-indicator.css.ts";

export interface Step {
  readonly id: string;
  readonly title: string;
  /** the user's choice in this step */
  readonly detail?: string;
  readonly state: "done" | "current" | "todo";
  /** the state for screen readers */
  readonly stateText: string;
}

interface StepIndicatorProps {
  readonly label: string;
  /** "Step 5 of 5, Products": the only text shown on a phone */
  readonly progress: string;
  readonly steps: readonly Step[];
  /** makes the completed steps buttons */
  readonly onChoose?: (id: string) => void;
}

/** Progress in a wizard, with the choices so far. */
export function StepIndicator({ label, progress, steps, onChoose }: StepIndicatorProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {steps.map((step, at) => {
          const content = (
            <>
              <span className={css.circle} aria-hidden="true">
                {step.state === "done" ? <Icon name="check" /> : at + 1}
              </span>
              <span className={css.words}>
                <span className={css.title}>
                  {step.title}
                  <VisuallyHidden>, {step.stateText}</VisuallyHidden>
                </span>
                {step.detail !== undefined && <span className={css.detail}>{step.detail}</span>}
              </span>
            </>
          );
          return (
            <li
              key={step.id}
              className={css.item}
              data-state={step.state}
              aria-current={step.state === "current" ? "step" : undefined}
            >
              {onChoose && step.state === "done" ? (
                <button type="button" className={css.step} onClick={() => onChoose(step.id)}>
                  {content}
                </button>
              ) : (
                <span className={css.step}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
      <p className={css.progress}>{progress}</p>
    </nav>
  );
}
