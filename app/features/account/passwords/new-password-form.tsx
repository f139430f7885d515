import { useSetAtom } from "jotai";
import { useRef, useState } from "react";
import { useLocation } from "wouter";
import type { CallProblem } from "../../../state/account/ask-server.ts";
import {
  confirmationFault,
  newPasswordFault,
  refusedPassword,
  type RefusedPassword,
  setNewPasswordAtom,
} from "../../../state/account/new-password.ts";
import { href } from "../../../state/routes/href.ts";
import { newPasswordText, whyFailed } from "../../../text/account-problem.ts";
import { loginTexts } from "../../../text/en/login.ts";
import { passwordTexts } from "../../../text/en/passwords.ts";
import { Dialog, MessageDialog } from "../../../ui/dialog/dialog.tsx";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { SubmitButton } from "../../../ui/field/submit-button.tsx";
import { useLeftFields } from "../../../ui/field/use-left-fields.ts";
import * as style from "./password-pages.css.ts";

const isUsedUp = (problem: CallProblem): boolean => problem.code === "refused" && problem.status === 401;

/** Form for a new password and its confirmation; sent with the token from the mail. */
export const NewPasswordForm = () => {
  const setNewPassword = useSetAtom(setNewPasswordAtom);
  const [, navigate] = useLocation();
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<"changed" | CallProblem | null>(null);
  const [refused, setRefused] = useState<RefusedPassword | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { isLeft, leave, submit, tell } = useLeftFields<"password" | "confirmation">();
  const faults = {
    password: newPasswordFault(password, refused),
    confirmation: confirmationFault(password, confirmation),
  };
  const ready = faults.password === null && faults.confirmation === null;
  const faultOf = (name: keyof typeof faults) => {
    const fault = faults[name];
    return fault !== null && isLeft(name) ? newPasswordText(fault) : undefined;
  };
  const send = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const outcome = await setNewPassword(password);
    setBusy(false);
    const weak = outcome.ok ? null : refusedPassword(password, outcome.problem);
    setRefused(weak);
    if (weak !== null) return tell("password", form.current);
    setResult(outcome.ok ? "changed" : outcome.problem);
  };
  const { change } = passwordTexts;
  const goHome = () => navigate(href("home"));
  return (
    <>
      <form ref={form} noValidate className={style.form} onSubmit={(event) => submit(event, ready, () => void send())}>
        <PasswordField
          label={loginTexts.fields.newPassword}
          name="password"
          autoComplete="new-password"
          hint={loginTexts.passwordHint}
          value={password}
          onChange={setPassword}
          onBlur={() => password !== "" && leave("password")}
          error={faultOf("password")}
        />
        <PasswordField
          label={loginTexts.fields.confirm}
          name="confirmation"
          autoComplete="new-password"
          value={confirmation}
          onChange={setConfirmation}
          onBlur={() => confirmation !== "" && leave("confirmation")}
          error={faultOf("confirmation")}
        />
        <SubmitButton wide busy={busy} blocked={ready ? null : change.blocked}>
          {change.submit}
        </SubmitButton>
      </form>
      {result === "changed" && (
        <MessageDialog title={change.changedTitle} ok={passwordTexts.ok} onClose={goHome}>
          {change.changed}
        </MessageDialog>
      )}
      {result !== null && result !== "changed" && (
        <Dialog
          title={change.failedTitle}
          onClose={() => setResult(null)}
          actions={[
            ...(isUsedUp(result) ? [{ label: change.newLink, onAct: () => navigate(href("reset-password")) }] : []),
            { label: passwordTexts.ok, onAct: () => setResult(null), kind: "primary", safe: true },
          ]}
        >
          <p>{change.failed}</p>
          <p className={style.why}>{isUsedUp(result) ? change.usedUp : whyFailed(result)}</p>
        </Dialog>
      )}
    </>
  );
};
