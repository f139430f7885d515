import { useSetAtom } from "jotai";
import { useRef, useState } from "react";
import { Link } from "wouter";
import { emailFault } from "../../../state/account/account-rules.ts";
import type { AccountProblem } from "../../../state/account/ask-accounts.ts";
import { requestResetAtom } from "../../../state/account/new-password.ts";
import { href } from "../../../state/routes/href.ts";
import { whyFailed } from "../../../text/account-problem.ts";
import { loginTexts } from "../../../text/en/login.ts";
import { passwordTexts } from "../../../text/en/passwords.ts";
import { MessageDialog } from "../../../ui/dialog/dialog.tsx";
import { SubmitButton } from "../../../ui/field/submit-button.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useLeftFields } from "../../../ui/field/use-left-fields.ts";
import { useAction } from "../../../ui/use-action.ts";
import * as style from "./password-pages.css.ts";

/** The text depends on the status: 404 or other (specification section 4); 501: the server has no mail provider. */
function failureOf(problem: AccountProblem, email: string): { readonly text: string; readonly why: string | null } {
  const { failed, noMail, unknown } = passwordTexts.reset;
  if (problem.code === "refused" && problem.status === 404) return { text: unknown(email), why: null };
  const why = problem.code === "refused" && problem.status === 501 ? noMail : whyFailed(problem);
  return { text: failed, why };
}

/** Form that requests a mail with a reset link; `initialEmail` comes from the address of the page. */
export const ResetForm = ({ initialEmail }: { readonly initialEmail: string }) => {
  const { busy, value, problem, run, forget } = useAction(useSetAtom(requestResetAtom));
  const [email, setEmail] = useState(initialEmail);
  const { isLeft, leave, submit } = useLeftFields<"email">();
  const form = useRef<HTMLFormElement>(null);
  const fault = emailFault(email);
  const send = () => {
    if (!busy) void run(email);
  };
  const address = email.trim();
  const answer =
    value === null ? problem && failureOf(problem, address) : { text: passwordTexts.reset[value](address), why: null };
  const close = (): void => {
    forget();
    form.current?.querySelector<HTMLElement>("input")?.focus();
  };
  return (
    <>
      <form ref={form} noValidate className={style.form} onSubmit={(event) => submit(event, fault === null, send)}>
        <TextField
          label={loginTexts.fields.email}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          onBlur={() => email !== "" && leave("email")}
          error={fault !== null && isLeft("email") ? loginTexts.faults[fault] : undefined}
        />
        <SubmitButton wide busy={busy} blocked={fault === null ? null : passwordTexts.reset.blocked}>
          {passwordTexts.reset.submit}
        </SubmitButton>
        <Link href={href("home")} className={style.aside}>
          {passwordTexts.reset.back}
        </Link>
      </form>
      {answer && (
        <MessageDialog title={passwordTexts.reset.dialog} ok={passwordTexts.ok} onClose={close}>
          <p>{answer.text}</p>
          {answer.why && <p className={style.why}>{answer.why}</p>}
        </MessageDialog>
      )}
    </>
  );
};
