import { useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { registerAtom } from "../../../state/account/login.ts";
import { refusedPassword, type RefusedPassword } from "../../../state/account/new-password.ts";
import { loginFailure, whyFailed } from "../../../text/account-problem.ts";
import { accountProblemTexts } from "../../../text/en/account-problems.ts";
import { registerTexts } from "../../../text/en/register.ts";
import { formatList } from "../../../text/lists.ts";
import * as text from "../../../theme/text.css.ts";
import { LinkLike } from "../../../ui/button/button.tsx";
import { Checkbox } from "../../../ui/checkbox/checkbox.tsx";
import { MessageDialog } from "../../../ui/dialog/dialog.tsx";
import { SubmitButton } from "../../../ui/field/submit-button.tsx";
import { useLeftFields } from "../../../ui/field/use-left-fields.ts";
import { AboutFields } from "./about-fields.tsx";
import { loginTexts } from "../../../text/en/login.ts";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import {
  type RegisterDraft,
  type RuledField,
  blankDraft,
  draftFaults,
  requestOf,
  RULED_FIELDS,
} from "./register-draft.ts";
import * as style from "./register-form.css.ts";
import { href } from "../../../state/routes/href.ts";

const MAX_CHARACTERS = 200;

interface NeededFieldsProps {
  readonly draft: RegisterDraft;
  readonly onChange: (changes: Partial<RegisterDraft>) => void;
  /** error text of a field after blur */
  readonly fault: (field: RuledField) => string | undefined;
  readonly onLeft: (field: RuledField) => void;
}

/** The required fields, and the last name. */
const NeededFields = ({ draft, onChange, fault, onLeft }: NeededFieldsProps) => {
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

/** Link to the privacy notice (decisions.md 25); opens in a new tab, so that typed values are not lost. */
const PrivacyNote = () => (
  <p className={style.aside}>
    {registerTexts.privacy.before}{" "}
    <a href={href("privacy")} target="_blank" rel="noopener">
      {registerTexts.privacy.link}
    </a>
    .
  </p>
);

interface RegisterFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onKnownUser: () => void;
}

interface Answer {
  readonly title: string;
  readonly text: string;
  readonly why: string | null;
}

/** Registration form (specification section 2); can be sent once all required fields are valid. */
export const RegisterForm = ({ email, onEmail, onKnownUser }: RegisterFormProps) => {
  const register = useSetAtom(registerAtom);
  const [draft, setDraft] = useState<RegisterDraft>(() => blankDraft(email));
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [refused, setRefused] = useState<RefusedPassword | null>(null);
  const { isLeft, leave, submit, tell } = useLeftFields<RuledField>();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const isTyped = Object.entries(blankDraft(email)).some(([field, blank]) => {
    const value = draft[field as keyof RegisterDraft];
    return Array.isArray(value) ? value.length > 0 : value !== blank;
  });
  const faults = draftFaults(draft, refused);
  const faulty = RULED_FIELDS.filter((field) => faults[field] !== undefined);
  const names = formatList(faulty.map((field) => registerTexts.missingNames[field]));
  const change = (changes: Partial<RegisterDraft>): void => {
    setDraft((before) => ({ ...before, ...changes }));
    if (changes.email !== undefined) onEmail(changes.email);
  };
  const send = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const outcome = await register(requestOf(draft));
    setBusy(false);
    const weak = outcome.ok ? null : refusedPassword(draft.password, outcome.problem);
    setRefused(weak);
    if (weak !== null) return tell("password", form.current);
    const title = registerTexts.failed;
    if (!outcome.ok) setAnswer({ title, text: loginFailure(outcome.problem), why: whyFailed(outcome.problem) });
    else if (outcome.value === "exists") setAnswer({ title, text: accountProblemTexts.errors.exists, why: null });
    else if (outcome.value === "mailed") {
      setAnswer({ title: registerTexts.mailedTitle, text: registerTexts.mailed(draft.email.trim()), why: null });
    }
  };
  const close = (): void => {
    setAnswer(null);
    form.current?.querySelector<HTMLElement>("[name='email']")?.focus();
  };
  return (
    <section aria-labelledby="register-title" className={style.section}>
      <h2 id="register-title" ref={heading} tabIndex={-1} className={`${text.section} ${style.heading}`}>
        {registerTexts.title}
      </h2>
      <p className={`${text.small} ${style.note}`}>
        {registerTexts.known} <LinkLike onClick={onKnownUser}>{registerTexts.login}</LinkLike>
      </p>
      <form
        ref={form}
        noValidate
        // the values exist only in this form, so a change of language waits until it is sent
        data-typed={isTyped}
        className={style.form}
        onSubmit={(event) => submit(event, faulty.length === 0, () => void send())}
      >
        <NeededFields
          draft={draft}
          onChange={change}
          fault={(field) => (isLeft(field) ? faults[field] : undefined)}
          onLeft={(field) => draft[field] !== "" && leave(field)}
        />
        <AboutFields
          draft={draft}
          onChange={change}
          employeesFault={isLeft("employees") ? faults.employees : undefined}
          onEmployeesLeft={() => leave("employees")}
        />
        <Checkbox
          label={registerTexts.fields.newsletter}
          checked={draft.receive_newsletter}
          onChange={(receive_newsletter) => change({ receive_newsletter })}
        />
        <PrivacyNote />
        <SubmitButton wide busy={busy} blocked={faulty.length === 0 ? null : registerTexts.missing(names)}>
          {registerTexts.submit}
        </SubmitButton>
      </form>
      {answer && (
        <MessageDialog title={answer.title} ok={registerTexts.ok} onClose={close}>
          <p>{answer.text}</p>
          {answer.why && <p>{answer.why}</p>}
        </MessageDialog>
      )}
    </section>
  );
};
