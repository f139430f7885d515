import { TextArea, TextField } from "../../ui/field/text-field.tsx";
import { wizardTexts } from "../../text/en/wizard.ts";
import { nameFault } from "../../text/name-fault.ts";
import * as styles from "../../choices/step-layout.css.ts";
import type { WizardPurpose } from "./wizard-query.ts";
import { wizardWords } from "./wizard-words.ts";

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
