import { loginTexts } from "../../../text/en/login.ts";
import { registerTexts } from "../../../text/en/register.ts";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { RegisterDraft, RuledField } from "./register-draft.ts";
import * as style from "./register-form.css.ts";

const MAX_CHARACTERS = 200;

interface NeededFieldsProps {
  readonly draft: RegisterDraft;
  readonly onChange: (changes: Partial<RegisterDraft>) => void;
  /** error text of a field after blur */
  readonly fault: (field: RuledField) => string | undefined;
  readonly onLeft: (field: RuledField) => void;
}

/** The required fields, and the last name. */
export const NeededFields = ({ draft, onChange, fault, onLeft }: NeededFieldsProps) => {
  const { fields } = registerTexts;
  return (
    <>
      <div className={style.pair}>
        <TextField
          label={fields.name}
          name="name"
          autoComplete="given-name"
          maxLength={MAX_CHARACTERS}
          value={draft.name}
          onChange={(name) => onChange({ name })}
          onBlur={() => onLeft("name")}
          error={fault("name")}
        />
        <TextField
          label={fields.lastName}
          name="last_name"
          autoComplete="family-name"
          maxLength={MAX_CHARACTERS}
          value={draft.last_name}
          onChange={(last_name) => onChange({ last_name })}
          onBlur={() => onLeft("last_name")}
          error={fault("last_name")}
          hint={registerTexts.optional}
        />
      </div>
      <TextField
        label={loginTexts.fields.email}
        type="email"
        name="email"
        autoComplete="email"
        value={draft.email}
        onChange={(email) => onChange({ email })}
        onBlur={() => onLeft("email")}
        error={fault("email")}
      />
      <div className={style.pair}>
        <PasswordField
          label={loginTexts.fields.password}
          name="password"
          autoComplete="new-password"
          hint={loginTexts.passwordHint}
          value={draft.password}
          onChange={(password) => onChange({ password })}
          onBlur={() => onLeft("password")}
          error={fault("password")}
        />
        <PasswordField
          label={loginTexts.fields.confirm}
          name="confirmation"
          autoComplete="new-password"
          value={draft.confirmation}
          onChange={(confirmation) => onChange({ confirmation })}
          onBlur={() => onLeft("confirmation")}
          error={fault("confirmation")}
        />
      </div>
      <div className={style.pair}>
        <TextField
          label={fields.company}
          name="company"
          autoComplete="organization"
          maxLength={MAX_CHARACTERS}
          value={draft.company}
          onChange={(company) => onChange({ company })}
          onBlur={() => onLeft("company")}
          error={fault("company")}
        />
        <TextField
          label={fields.job}
          name="job"
          autoComplete="organization-title"
          maxLength={MAX_CHARACTERS}
          value={draft.job}
          onChange={(job) => onChange({ job })}
          onBlur={() => onLeft("job")}
          error={fault("job")}
        />
      </div>
    </>
  );
};
