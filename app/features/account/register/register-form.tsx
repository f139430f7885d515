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
import { NeededFields } from "./needed-fields.tsx";
import {
  blankDraft,
  draftFaults,
  requestOf,
  RULED_FIELDS,
  type RegisterDraft,
  type RuledField,
} from "./register-draft.ts";
import * as style from "./register-form.css.ts";
import { href } from "../../../state/routes/href.ts";

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
