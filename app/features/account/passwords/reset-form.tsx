import { useSetAtom } from "jotai";
import { useRef, useState } from "react";
import { Link } from "wouter";
import type { CallProblem } from "../../../state/account/ask-server.ts";
import { requestResetAtom } from "../../../state/account/new-password.ts";
import { href } from "../../../state/routes/href.ts";
import { whyFailed } from "../../../text/account-problem.ts";
import { loginTexts } from "../../../text/en/login.ts";
import { passwordTexts } from "../../../text/en/passwords.ts";
import { MessageDialog } from "../../../ui/dialog/dialog.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { EmailForm } from "../email-form.tsx";
import * as style from "./password-pages.css.ts";

/** The text depends on the status: 404 or other (specification section 4); 501: the server has no mail provider. */
function failureOf(problem: CallProblem, email: string): { readonly text: string; readonly why: string | null } {
  const { failed, noMail, unknown } = passwordTexts.reset;
  if (problem.code === "refused" && problem.status === 404) return { text: unknown(email), why: null };
  const why = problem.code === "refused" && problem.status === 501 ? noMail : whyFailed(problem);
  return { text: failed, why };
}

/** Form that requests a mail with a reset link; `initialEmail` comes from the address of the page. */
export const ResetForm = ({ initialEmail }: { readonly initialEmail: string }) => {
  const { busy, value, problem, run, forget } = useAction(useSetAtom(requestResetAtom));
  const [sent, setSent] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const answer =
    value === null ? problem && failureOf(problem, sent) : { text: passwordTexts.reset[value](sent), why: null };
  const close = (): void => {
    forget();
    form.current?.querySelector<HTMLElement>("input")?.focus();
  };
  return (
    <>
      <EmailForm
        form={form}
        className={style.form}
        label={loginTexts.fields.email}
        name="email"
        autoComplete="username"
        initialEmail={initialEmail}
        submit={passwordTexts.reset.submit}
        blocked={passwordTexts.reset.blocked}
        busy={busy}
        wide
        onSend={(email) => {
          setSent(email.trim());
          void run(email);
        }}
      >
        <Link href={href("home")} className={style.aside}>
          {passwordTexts.reset.back}
        </Link>
      </EmailForm>
      {answer && (
        <MessageDialog title={passwordTexts.reset.dialog} ok={passwordTexts.ok} onClose={close}>
          <p>{answer.text}</p>
          {answer.why && <p className={style.why}>{answer.why}</p>}
        </MessageDialog>
      )}
    </>
  );
};
