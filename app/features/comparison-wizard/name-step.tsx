import { TextArea, TextField } from "../../ui/text-field.tsx";
import { wizardTexts } from "../../text/en/wizard.ts";
import * as styles from "../../choices/step-layout.css.ts";

/** Limits of the contract (comparison_name, note). */
const LONGEST_NAME = 200;
const LONGEST_DESCRIPTION = 500;

interface NameStepProps {
  readonly name: string;
  readonly description: string;
  readonly onType: (typed: { readonly name: string } | { readonly description: string }) => void;
  /** the field is left: what was typed goes into the address */
  readonly onLeave: () => void;
  /** Enter in the name */
  readonly onNext: () => void;
}

/** Step 1: what the comparison is called and, if wanted, what it is for. */
export const NameStep = ({ name, description, onType, onLeave, onNext }: NameStepProps) => (
  <form
    className={styles.narrow}
    onSubmit={(event) => {
      event.preventDefault();
      onNext();
    }}
  >
    <TextField
      label={wizardTexts.nameLabel}
      hint={wizardTexts.nameHint}
      value={name}
      maxLength={LONGEST_NAME}
      autoComplete="off"
      required
      onChange={(value) => onType({ name: value })}
      onBlur={onLeave}
    />
    <TextArea
      label={wizardTexts.descriptionLabel}
      hint={wizardTexts.descriptionHint}
      value={description}
      limit={LONGEST_DESCRIPTION}
      rows={3}
      onChange={(value) => onType({ description: value })}
      onBlur={onLeave}
    />
  </form>
);
