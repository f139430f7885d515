import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { FoodList } from "../../choices/food-list.tsx";
import { RegionList } from "../../choices/region-list.tsx";
import * as styles from "../../choices/step-layout.css.ts";
import { UseCaseList } from "../../choices/use-case-list.tsx";
import { choiceTexts } from "../../text/en/choices.ts";
import { wizardTexts } from "../../text/en/wizard.ts";
import { nameFault } from "../../text/name-fault.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextArea, TextField } from "../../ui/field/text-field.tsx";
import { wizardWords } from "./suggested-name.ts";
import type { Change, Go } from "./use-pending.ts";
import { WizardPicker } from "./wizard-progress.tsx";
import type { Define, WizardPurpose, WizardQuery } from "./wizard-query.ts";
import { withFood, withRegion, withUseCase, type Wizard } from "./wizard-steps.ts";

/** Characters; limits of the contract (comparison_name and note, portfolio_name and portfolio_desc). */
const LONGEST_NAME = 200;
const LONGEST_DESCRIPTION = 500;

interface NameStepProps {
  readonly purpose: WizardPurpose;
  readonly name: string;
  readonly description: string;
  readonly onType: (typed: { readonly name: string } | { readonly description: string }) => void;
  /** blur: write the typed text to the URL */
  readonly onLeave: () => void;
  /** Enter in the name field */
  readonly onNext: () => void;
}

/** Step 1: name and description; the description is required for a portfolio only. */
export const NameStep = ({ purpose, name, description, onType, onLeave, onNext }: NameStepProps) => (
  <form
    className={styles.narrow}
    onSubmit={(event) => {
      event.preventDefault();
      onNext();
    }}
  >
    <TextField
      label={wizardTexts.nameLabel}
      hint={wizardWords(purpose).nameHint}
      value={name}
      error={nameFault(name)}
      maxLength={LONGEST_NAME}
      autoComplete="off"
      required
      onChange={(value) => onType({ name: value })}
      onBlur={onLeave}
    />
    <TextArea
      label={wizardTexts.descriptionLabel}
      hint={wizardWords(purpose).descriptionHint}
      value={description}
      limit={LONGEST_DESCRIPTION}
      required={purpose === "portfolio"}
      rows={3}
      onChange={(value) => onType({ description: value })}
      onBlur={onLeave}
    />
  </form>
);

interface StepViewProps {
  readonly purpose: WizardPurpose;
  readonly catalogue: Catalogue;
  readonly wizard: Wizard;
  readonly current: WizardQuery;
  readonly existing: boolean;
  /** an entry that is not yet written to the URL */
  readonly onChange: Change;
  /** writes the pending entries to the URL */
  readonly onCommit: () => void;
  readonly onGo: Go;
  /** sets the selected products */
  readonly onChoose: (products: readonly string[]) => void;
  readonly onNext: () => void;
  readonly onDefine: Define;
}

/** Renders the current step and maps its events to changes of the wizard state. */
export const StepView = (props: StepViewProps) => {
  const { purpose, catalogue, wizard, current, existing, onChange, onCommit, onGo, onChoose, onNext, onDefine } = props;
  switch (wizard.step) {
    case 1:
      return (
        <NameStep
          purpose={purpose}
          name={current.name}
          description={current.description}
          // an empty name of an existing comparison is restored on blur, not while typing
          onType={(typed) => onChange(typed, { settle: !existing || !("name" in typed) || typed.name.trim() !== "" })}
          onLeave={onCommit}
          onNext={onNext}
        />
      );
    case 2:
      return (
        <RegionList
          regions={catalogue.regions}
          region_id={current.region_id}
          onPick={(region_id) => onChange({ region_id })}
          onChoose={(region_id) => onGo(withRegion(current, region_id))}
        />
      );
    case 3:
      return (
        <UseCaseList
          usecases={catalogue.use_cases}
          usecase_id={current.usecase_id}
          onPick={(usecase_id) => onChange({ usecase_id, products: withUseCase(current, usecase_id).products })}
          onChoose={(usecase_id) => onGo(withUseCase(current, usecase_id))}
        />
      );
    case 4:
      return (
        <FoodList
          foods={catalogue.foods}
          fitting={wizard.usecase?.foods ?? []}
          food_id={current.food_id}
          onPick={(food_id) => onChange({ food_id })}
          onChoose={(food_id) => onGo(withFood(current, food_id))}
          actions={
            <Button icon="plus" onClick={() => onDefine("food", current)}>
              {choiceTexts.defineFood}
            </Button>
          }
        />
      );
    default:
      return (
        <WizardPicker
          catalogue={catalogue}
          region_id={current.region_id ?? ""}
          products={wizard.products}
          chosen={wizard.chosen}
          onChoose={onChoose}
          actions={
            <Button icon="plus" onClick={() => onDefine("product", current)}>
              {choiceTexts.defineProduct}
            </Button>
          }
        />
      );
  }
};
