import { useAtomValue } from "jotai";
import type { ComponentProps } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { ChosenProducts } from "../../choices/chosen-products.tsx";
import { ProductPicker } from "../../choices/product-picker.tsx";
import { lawOfProductsAtom } from "../../state/analysis/market-rules.ts";
import { wizardTexts } from "../../text/en/wizard.ts";
import { formatCount } from "../../text/format.ts";
import { shortName } from "../../text/short-name.ts";
import { StepIndicator } from "../../ui/step-indicator/step-indicator.tsx";
import { WIZARD_STEPS, type WizardStep } from "./wizard-query.ts";
import type { Wizard } from "./wizard-steps.ts";

interface WizardProgressProps {
  readonly wizard: Wizard;
  readonly name: string;
  readonly onChoose: (step: WizardStep) => void;
}

/** The value shown under the title of a finished step. */
const detailOf = (wizard: Wizard, name: string, step: WizardStep): string | undefined => {
  switch (step) {
    case 1:
      return name.trim() || undefined;
    case 2:
      return wizard.region?.region_name;
    case 3:
      return wizard.usecase?.usecase_name;
    case 4:
      return wizard.food ? shortName(wizard.food.food_name) : undefined;
    default:
      return wizard.chosen.length > 0
        ? wizardTexts.productsChosen(wizard.chosen.length, formatCount(wizard.chosen.length))
        : undefined;
  }
};

/** The step indicator; a finished step can be selected again. */
export const WizardProgress = ({ wizard, name, onChoose }: WizardProgressProps) => (
  <StepIndicator
    label={wizardTexts.progress}
    progress={wizardTexts.stepOf(String(wizard.step), wizardTexts.steps[wizard.step].title)}
    steps={WIZARD_STEPS.map((step) => {
      const isDone = wizard.problems[step] === null && (step !== 1 || name.trim() !== "");
      const state = step === wizard.step ? "current" : isDone ? "done" : "todo";
      const detail = detailOf(wizard, name, step);
      return {
        id: String(step),
        title: wizardTexts.steps[step].title,
        ...(detail !== undefined && { detail }),
        state,
        stateText: wizardTexts.stepState[state],
      };
    })}
    onChoose={(id) => {
      const step = WIZARD_STEPS.find((known) => String(known) === id);
      if (step) onChoose(step);
    }}
  />
);

interface WizardPickerProps extends Omit<ComponentProps<typeof ProductPicker>, "law" | "region"> {
  readonly catalogue: Catalogue;
  readonly region_id: string;
}

/** The product picker with the packaging law of the chosen region. */
export const WizardPicker = ({ catalogue, region_id, ...rest }: WizardPickerProps) => (
  <ProductPicker
    {...rest}
    law={useAtomValue(lawOfProductsAtom(region_id))}
    region={catalogue.regions.find((region) => region.region_id === region_id)?.region_name2 ?? region_id}
  />
);

interface WizardSelectionProps extends Omit<ComponentProps<typeof ChosenProducts>, "law"> {
  readonly region_id: string;
}

/** The selected products with the packaging law of the chosen region. */
export const WizardSelection = ({ region_id, ...rest }: WizardSelectionProps) => (
  <ChosenProducts {...rest} law={useAtomValue(lawOfProductsAtom(region_id))} />
);
