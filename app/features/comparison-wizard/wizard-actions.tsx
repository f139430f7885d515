import { useId } from "react";
import { wizardTexts } from "../../text/en/wizard.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button, LinkLike } from "../../ui/button.tsx";
import * as styles from "./wizard-layout.css.ts";
import type { WizardStep } from "./wizard-query.ts";
import type { Wizard } from "./wizard-steps.ts";
import { blockingStep } from "./wizard-steps.ts";

interface WizardActionsProps {
  readonly wizard: Wizard;
  readonly existing: boolean;
  readonly busy: boolean;
  readonly onLeave: () => void;
  readonly onGoTo: (step: WizardStep) => void;
  readonly onNext: () => void;
  readonly onSkip: () => void;
  readonly onSave: () => void;
}

/** Back, and the one filled button; while it is disabled the reason stands beside it. */
export const WizardActions = (props: WizardActionsProps) => {
  const { wizard, existing, busy, onLeave, onGoTo, onNext, onSkip, onSave } = props;
  const { step } = wizard;
  const reasonId = useId();
  const blocked = blockingStep(wizard, step);

  const reason = () => {
    if (!blocked) return step === 5 ? wizardTexts.computedHere : null;
    const text = wizardTexts.problems[blocked.problem];
    if (blocked.step === step) return text;
    return (
      <LinkLike onClick={() => onGoTo(blocked.step)}>{wizardTexts.problemInStep(String(blocked.step), text)}</LinkLike>
    );
  };

  const back = () => {
    if (existing) return <Button onClick={onLeave}>{wizardTexts.backToResults}</Button>;
    if (step === 1) return <Button onClick={onLeave}>{wizardTexts.cancel}</Button>;
    return (
      <Button icon="chevronLeft" onClick={() => onGoTo((step - 1) as WizardStep)}>
        {wizardTexts.back}
      </Button>
    );
  };

  return (
    <ActionBar
      width={styles.column}
      start={back()}
      note={
        <span id={reasonId} className={styles.reason}>
          {reason()}
        </span>
      }
      end={
        <span className={styles.endButtons}>
          {step === 4 && (
            <Button kind="quiet" title={wizardTexts.skipHint} onClick={onSkip}>
              {wizardTexts.skip}
            </Button>
          )}
          <Button
            kind="primary"
            disabled={blocked !== null}
            aria-describedby={reasonId}
            busy={busy}
            onClick={step === 5 ? onSave : onNext}
          >
            {step < 5 ? wizardTexts.next : existing ? wizardTexts.update : wizardTexts.create}
          </Button>
        </span>
      }
    />
  );
};
