import { useId } from "react";
import type { CatalogueProduct } from "../../../workers/engine/catalogue.ts";
import * as styles from "../../choices/step-layout.css.ts";
import { choiceTexts } from "../../text/en/choices.ts";
import { wizardTexts } from "../../text/en/wizard.ts";
import { formatCount, productName } from "../../text/format.ts";
import { ActionBar } from "../../ui/action-bar/action-bar.tsx";
import { Button, LinkLike } from "../../ui/button/button.tsx";
import { wizardWords } from "./suggested-name.ts";
import type { WizardPurpose, WizardStep } from "./wizard-query.ts";
import { blockingStep, type Wizard } from "./wizard-steps.ts";

interface WizardActionsProps {
  readonly purpose: WizardPurpose;
  readonly wizard: Wizard;
  readonly existing: boolean;
  readonly busy: boolean;
  readonly onLeave: () => void;
  readonly onGoTo: (step: WizardStep) => void;
  readonly onNext: () => void;
  /** step 4: takes the highest-risk food */
  readonly onSkip: () => void;
  /** how many products the button compares at once; null = no button */
  readonly all: number | null;
  readonly onCompareAll: () => void;
  readonly onSave: () => void;
  /** the reusable that the button would add */
  readonly typical: CatalogueProduct | null;
  readonly onAddTypical: () => void;
}

/** Counts of the chosen products, on phones, where the side list is far below. */
const ChosenCounts = ({ wizard }: { readonly wizard: Wizard }) => {
  const chosen = wizard.products.filter((product) => wizard.chosen.includes(product.prodsys_id));
  const reusable = chosen.filter((product) => product.reusable).length;
  return (
    <span className={styles.phoneOnly}>
      {choiceTexts.selectionShort(chosen.length, reusable, formatCount(chosen.length), formatCount(reusable))}
    </span>
  );
};

/** Back and the primary button; the reason is shown beside it while it is disabled. */
export const WizardActions = (props: WizardActionsProps) => {
  const { purpose, wizard, existing, busy, onLeave, onGoTo, onNext, onSave, typical, onAddTypical } = props;
  const { onSkip, all, onCompareAll } = props;
  const { step } = wizard;
  const reasonId = useId();
  const blocked = blockingStep(wizard, step);

  const reason = () => {
    if (!blocked) return step === 5 ? <span className={styles.wideOnly}>{wizardTexts.computedHere}</span> : null;
    const text = wizardWords(purpose).problems[blocked.problem];
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
      start={back()}
      note={
        <>
          {step === 5 && wizard.chosen.length > 0 && <ChosenCounts wizard={wizard} />}
          <span {...(step === 5 && blocked && { className: styles.strip, "data-above": "" })}>
            <span id={reasonId}>{reason()}</span>
            {all !== null && (
              <Button busy={busy} onClick={onCompareAll} className={styles.besideReason}>
                {wizardTexts.compareAll(formatCount(all))}
              </Button>
            )}
            {blocked?.problem === "no_reusable" && typical && (
              <LinkLike className={styles.phoneOnly} onClick={onAddTypical}>
                {choiceTexts.addTypicalNamed(productName(typical.prodsys_name))}
              </LinkLike>
            )}
          </span>
        </>
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
            {step < 5 ? wizardTexts.next : existing ? wizardTexts.update : wizardWords(purpose).create}
          </Button>
        </span>
      }
    />
  );
};
