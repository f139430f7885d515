import { type ComponentProps, useEffect, useRef, useState } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { guessedRegion } from "../../choices/guessed-region.ts";
import { selectionProblem, typicalReusable } from "../../choices/product-selection.ts";
import * as styles from "../../choices/step-layout.css.ts";
import { TitleWithHelp } from "../../help/help-button.tsx";
import { choiceTexts } from "../../text/en/choices.ts";
import { wizardTexts } from "../../text/en/wizard.ts";
import { formatCount } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { phraseInUnits } from "../../text/phrase-units.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import { StepView } from "./step-view.tsx";
import { type NamedField, type SuggestName, withSuggestedName, wizardWords } from "./suggested-name.ts";
import { type Change, type Go, usePending, type useSaving } from "./use-pending.ts";
import { WizardActions } from "./wizard-actions.tsx";
import { WizardProgress, WizardSelection } from "./wizard-progress.tsx";
import type { Define, WizardPurpose, WizardQuery, WizardStep } from "./wizard-query.ts";
import {
  blockingStep,
  type QueryNotice,
  resolveWizard,
  SELECTION_RULES,
  withFood,
  type Wizard,
} from "./wizard-steps.ts";

interface WizardNoticesProps {
  readonly purpose: WizardPurpose;
  readonly notices: readonly QueryNotice[];
  /** discards the restored draft; null = nothing was restored */
  readonly onStartOver: (() => void) | null;
}

const sentence = (notice: QueryNotice): string => {
  const { notices } = wizardTexts;
  switch (notice.kind) {
    case "unknown_region":
      return notices.unknown_region(notice.id);
    case "unknown_usecase":
      return notices.unknown_usecase(notice.id);
    case "unknown_food":
      return notices.unknown_food(notice.id);
    case "unknown_products": {
      const [first = "", ...more] = notice.ids;
      return more.length === 0 ? notices.unknown_product(first) : notices.unknown_products(formatList(notice.ids));
    }
    default:
      return notices.usecase_first;
  }
};

/** Invalid values in the URL, and the note that a draft was restored. */
const WizardNotices = ({ purpose, notices, onStartOver }: WizardNoticesProps) => {
  if (notices.length === 0 && !onStartOver) return null;
  return (
    <div className={styles.notices}>
      {notices.map((notice) => (
        <p key={notice.kind} role="alert" className={styles.notice}>
          {sentence(notice)}
        </p>
      ))}
      {onStartOver && (
        <p className={styles.quietNotice}>
          {wizardWords(purpose).continued} <LinkLike onClick={onStartOver}>{wizardTexts.startOver}</LinkLike>
        </p>
      )}
    </div>
  );
};

export interface FiveStepsProps {
  readonly purpose: WizardPurpose;
  readonly catalogue: Catalogue;
  /** the state of the wizard, read from the URL */
  readonly query: WizardQuery;
  /** true = changes an existing comparison */
  readonly existing: boolean;
  readonly saving: ReturnType<typeof useSaving>;
  /** the name until the user edits it; null = the existing one */
  readonly suggestName: SuggestName | null;
  readonly onGo: Go;
  /** called on each keystroke in name and description, before the URL changes */
  readonly onType: (typed: WizardQuery) => void;
  /** Cancel on step 1, or return to the existing comparison */
  readonly onLeave: () => void;
  /** discards the restored draft; null = nothing was restored */
  readonly onStartOver: (() => void) | null;
  readonly onDefine: Define;
}

/** Limit of the contract (currentProductIds). */
const MAX_PRODUCTS = 500;

/** Removes the leading "to ", so that the phrase can follow "can": "serve 350 ml of a hot drink". */
const afterCan = (phrase: string): string => phrase.replace(/^to /, "");

/** Slugs of the content service's help texts, by step. */
const HELP = { 1: "howto", 3: "usecase" } as const;

const StepTitle = ({ step, ...title }: ComponentProps<typeof PageTitle> & { readonly step: WizardStep }) =>
  step === 1 || step === 3 ? <TitleWithHelp slug={HELP[step]} {...title} /> : <PageTitle {...title} />;

const leadOf = ({ step, usecase, products }: Wizard, purpose: WizardPurpose): string => {
  const words = wizardWords(purpose);
  if (step !== 5) return words.leads[step];
  const phrase = phraseInUnits(afterCan(usecase?.text_phrase ?? ""));
  return products.length === 1
    ? words.oneProductLead(phrase)
    : words.productsLead(formatCount(products.length), phrase);
};

/** The five steps of a comparison or a portfolio. The URL holds the entries. */
export const FiveSteps = (props: FiveStepsProps) => {
  const { purpose, catalogue, query, existing, saving, suggestName, onGo, onType, onLeave, onStartOver, onDefine } =
    props;
  const words = wizardWords(purpose);
  const [emptied, setEmptied] = useState<ReadonlySet<NamedField>>(new Set());
  const [guess] = useState(() => (existing ? null : guessedRegion(catalogue.regions, navigator.languages)));
  const { current, change, commit, go } = usePending(query, onGo, onType, (next) =>
    suggestName ? withSuggestedName(next, query, suggestName, purpose, emptied) : next,
  );
  const isGuessed = guess !== null && current.region_id === null;
  const changeEntries: Change = (fields, options) => {
    const isEmpty = (field: NamedField) => (fields[field] === undefined ? emptied.has(field) : !fields[field].trim());
    setEmptied(new Set((["name", "description"] as const).filter(isEmpty)));
    change(fields, options);
  };
  const wizard = resolveWizard(current, catalogue, purpose);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(wizard.step);

  useEffect(() => {
    // move the focus to the heading of a new step, but not on the first render
    if (shownStep.current !== wizard.step) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    shownStep.current = wizard.step;
  }, [wizard.step]);

  const goTo = (step: WizardStep) => go({ ...current, step });
  const next = () => {
    if (wizard.step >= 5 || blockingStep(wizard, wizard.step)) return;
    // the guessed region is shown in step 1
    if (wizard.step === 1 && isGuessed) go({ ...current, region_id: guess.region_id, step: 3 });
    else goTo((wizard.step + 1) as WizardStep);
  };

  const typical = typicalReusable(wizard.products, catalogue.reusable_min_uses);
  const choose = (products: readonly string[]) => go({ ...current, products }, { replace: true });
  const addTypical = () => {
    if (typical) choose([...wizard.chosen, typical.prodsys_id]);
  };

  // "compare all" is offered for a new comparison while nothing is chosen, if the result would be valid
  const all = wizard.products.map(({ prodsys_id }) => prodsys_id);
  const offersAll =
    purpose === "comparison" &&
    !existing &&
    wizard.chosen.length === 0 &&
    wizard.step === 5 &&
    blockingStep(wizard, 4) === null &&
    all.length <= MAX_PRODUCTS &&
    selectionProblem(wizard.products, all, SELECTION_RULES[purpose]) === null;
  const compareAll = () => {
    const next = { ...current, products: all };
    saving.save(next, resolveWizard(next, catalogue, purpose));
  };

  return (
    <div className={styles.frame}>
      <div className={styles.page}>
        <WizardProgress wizard={wizard} name={current.name} onChoose={goTo} />
        <div className={wizard.step === 5 ? styles.stepWithAside : styles.step}>
          <div>
            <StepTitle ref={heading} step={wizard.step}>
              {words.steps[wizard.step].question}
            </StepTitle>
            <Lead>{leadOf(wizard, purpose)}</Lead>
            <WizardNotices purpose={purpose} notices={wizard.notices} onStartOver={onStartOver} />
            {wizard.step === 1 && isGuessed && (
              <p className={styles.quietNotice}>
                {choiceTexts.guessed(guess.region_name)}{" "}
                <LinkLike onClick={() => goTo(2)}>{choiceTexts.change}</LinkLike>
              </p>
            )}
            {saving.failed && <ErrorNotice title={words.notSaved} />}
            <StepView
              purpose={purpose}
              catalogue={catalogue}
              wizard={wizard}
              current={current}
              existing={existing}
              onChange={changeEntries}
              onCommit={commit}
              onGo={go}
              onChoose={choose}
              onNext={next}
              onDefine={(what, entered) => {
                commit();
                onDefine(what, entered);
              }}
            />
          </div>
          {wizard.step === 5 && (
            <WizardSelection
              region_id={current.region_id ?? ""}
              products={wizard.products}
              chosen={wizard.chosen}
              existing={existing}
              rule={SELECTION_RULES[purpose]}
              typical={typical}
              onAddTypical={addTypical}
              onChoose={choose}
            />
          )}
        </div>
      </div>
      <WizardActions
        purpose={purpose}
        wizard={wizard}
        existing={existing}
        busy={saving.busy}
        onLeave={onLeave}
        onGoTo={goTo}
        onNext={next}
        onSkip={() => go(withFood(current, catalogue.default_food))}
        all={offersAll ? all.length : null}
        onCompareAll={compareAll}
        onSave={() => saving.save(current, wizard)}
        typical={typical}
        onAddTypical={addTypical}
      />
    </div>
  );
};
