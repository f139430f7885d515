import { useSetAtom } from "jotai";
import { useRef, useState } from "react";
import type { CallProblem } from "../../../state/account/ask-server.ts";
import {
  confirmationFault,
  newPasswordFault,
  refusedPassword,
  type RefusedPassword,
  requiredFault,
} from "../../../state/account/new-password.ts";
import { changeOwnPasswordAtom } from "../../../state/account/own-account.ts";
import { newPasswordText, whyFailed } from "../../../text/account-problem.ts";
import { accountTexts } from "../../../text/en/account.ts";
import { loginTexts } from "../../../text/en/login.ts";
import { passwordTexts } from "../../../text/en/passwords.ts";
import { MessageDialog } from "../../../ui/dialog/dialog.tsx";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { SubmitButton } from "../../../ui/field/submit-button.tsx";
import { useLeftFields } from "../../../ui/field/use-left-fields.ts";
import { Section } from "../../../ui/page-title/page-title.tsx";
import * as style from "./account.css.ts";

const BLANK = { current: "", password: "", confirmation: "" };
type Field = keyof typeof BLANK;

const whyNot = (problem: CallProblem): string | null =>
  problem.code === "refused" && problem.status === 403 ? accountTexts.password.wrong : whyFailed(problem);

/** Form to change the password; needs the current one. */
export const ChangePassword = ({ email }: { readonly email: string }) => {
  const changeOwnPassword = useSetAtom(changeOwnPasswordAtom);
  const [typed, setTyped] = useState(BLANK);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<"changed" | CallProblem | null>(null);
  const [refused, setRefused] = useState<RefusedPassword | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { isLeft, leave, submit, tell } = useLeftFields<Field>();
  const faults = {
    current: requiredFault(typed.current),
    password: newPasswordFault(typed.password, refused),
    confirmation: confirmationFault(typed.password, typed.confirmation),
  };
  const ready = Object.values(faults).every((fault) => fault === null);
  const field = (name: Field, label: string) => ({
    label,
    name,
    value: typed[name],
    onChange: (text: string) => setTyped((before) => ({ ...before, [name]: text })),
    onBlur: () => typed[name] !== "" && leave(name),
    error: faults[name] !== null && isLeft(name) ? newPasswordText(faults[name]) : undefined,
  });
  const send = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const outcome = await changeOwnPassword(typed.current, typed.password);
    setBusy(false);
    const weak = outcome.ok ? null : refusedPassword(typed.password, outcome.problem);
    setRefused(weak);
    if (weak !== null) return tell("password", form.current);
    if (outcome.ok) setTyped(BLANK);
    setResult(outcome.ok ? "changed" : outcome.problem);
  };
  const { change } = passwordTexts;
  return (
    <Section className={style.section} title={accountTexts.password.title} note={accountTexts.password.text}>
      {/* a new form after a change: nothing was left in it yet */}
      <form ref={form} noValidate className={style.form} onSubmit={(event) => submit(event, ready, () => void send())}>
        {/* password managers need the user name in the form */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...field("current", accountTexts.password.current)} autoComplete="current-password" />
        <PasswordField
          {...field("password", loginTexts.fields.newPassword)}
          autoComplete="new-password"
          hint={loginTexts.passwordHint}
        />
        <PasswordField {...field("confirmation", loginTexts.fields.confirm)} autoComplete="new-password" />
        <SubmitButton busy={busy} blocked={ready ? null : accountTexts.password.blocked}>
          {accountTexts.password.submit}
        </SubmitButton>
      </form>
      {result !== null && (
        <MessageDialog
          title={result === "changed" ? change.changedTitle : change.failedTitle}
          ok={accountTexts.ok}
          onClose={() => setResult(null)}
        >
          <p>{result === "changed" ? change.changed : change.failed}</p>
          {result !== "changed" && <p className={style.why}>{whyNot(result)}</p>}
        </MessageDialog>
      )}
    </Section>
  );
};
