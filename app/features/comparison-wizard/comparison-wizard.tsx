import { useEffect, useRef } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { wizardTexts } from "../../text/en/wizard.ts";
import { formatCount } from "../../text/format.ts";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { Lead, PageTitle } from "../../ui/page-title.tsx";
import { ChosenProducts } from "../../choices/chosen-products.tsx";
import { typicalReusable } from "../../choices/product-selection.ts";
import { StepView } from "./step-view.tsx";
import type { Go } from "./use-pending.ts";
import { usePending } from "./use-pending.ts";
import { useSaveComparison } from "./use-save-comparison.ts";
import { WizardActions } from "./wizard-actions.tsx";
import * as styles from "../../choices/step-layout.css.ts";
import { WizardNotices } from "./wizard-notices.tsx";
import { WizardProgress } from "./wizard-progress.tsx";
import type { WizardQuery, WizardStep } from "./wizard-query.ts";
import type { Wizard } from "./wizard-steps.ts";
import { blockingStep, resolveWizard, withFood } from "./wizard-steps.ts";

interface ComparisonWizardProps {
  readonly catalogue: Catalogue;
  /** the state of the wizard as the address has it */
  readonly query: WizardQuery;
  /** the comparison whose selection is changed; null = a new one */
  readonly existing: Comparison | null;
  readonly onGo: Go;
  /** Cancel on step 1, or back to the results of the comparison that exists */
  readonly onLeave: () => void;
  readonly onSaved: (comparison_id: string) => void;
  /** given when the wizard carries on with what was entered earlier */
  readonly onStartOver: (() => void) | null;
}

/** "to serve 350 ml of a hot drink" as it follows "can" */
const afterCan = (phrase: string): string => phrase.replace(/^to /, "");

const leadOf = ({ step, usecase, products }: Wizard): string => {
  if (step !== 5) return wizardTexts.leads[step];
  const phrase = afterCan(usecase?.text_phrase ?? "");
  return products.length === 1
    ? wizardTexts.oneProductLead(phrase)
    : wizardTexts.productsLead(formatCount(products.length), phrase);
};

/** The five steps. What was chosen stands in the address; saving goes through the verbs of the state. */
export const ComparisonWizard = (props: ComparisonWizardProps) => {
  const { catalogue, query, existing, onGo, onLeave, onSaved, onStartOver } = props;
  const { current, change, commit, go } = usePending(query, onGo);
  const wizard = resolveWizard(current, catalogue);
  const { save, busy, failed } = useSaveComparison(existing, onSaved);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(wizard.step);

  useEffect(() => {
    // the reader follows to the new step, but is left alone when the page opens
    if (shownStep.current !== wizard.step) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    shownStep.current = wizard.step;
  }, [wizard.step]);

  const goTo = (step: WizardStep) => go({ ...current, step });
  const next = () => {
    if (wizard.step < 5 && !blockingStep(wizard, wizard.step)) goTo((wizard.step + 1) as WizardStep);
  };

  const typical = typicalReusable(wizard.products, catalogue.reusable_min_uses);
  const choose = (products: readonly string[]) => go({ ...current, products }, { replace: true });
  const addTypical = () => {
    if (typical) choose([...wizard.chosen, typical.prodsys_id]);
  };

  return (
    <div className={styles.page}>
      <WizardProgress wizard={wizard} name={current.name} onChoose={goTo} />
      <div className={wizard.step === 5 ? styles.stepWithAside : styles.step}>
        <div>
          <PageTitle ref={heading}>{wizardTexts.steps[wizard.step].question}</PageTitle>
          <Lead>{leadOf(wizard)}</Lead>
          <WizardNotices notices={wizard.notices} onStartOver={onStartOver} />
          {failed && <ErrorNotice title={wizardTexts.notSaved} />}
          <StepView
            catalogue={catalogue}
            wizard={wizard}
            current={current}
            existing={existing !== null}
            onChange={change}
            onCommit={commit}
            onGo={go}
            onChoose={choose}
            onNext={next}
          />
        </div>
        {wizard.step === 5 && (
          <ChosenProducts
            products={wizard.products}
            chosen={wizard.chosen}
            existing={existing !== null}
            rule="with_reusable"
            typical={typical}
            onAddTypical={addTypical}
            onChoose={choose}
          />
        )}
      </div>
      <WizardActions
        wizard={wizard}
        existing={existing !== null}
        busy={busy}
        onLeave={onLeave}
        onGoTo={goTo}
        onNext={next}
        onSkip={() => go(withFood(current, catalogue.default_food))}
        onSave={() => save(current, wizard)}
        typical={typical}
        onAddTypical={addTypical}
      />
    </div>
  );
};
