import { useSetAtom } from "jotai";
import { useState } from "react";
import { changeEmailAtom } from "../../../state/account/mailed-links.ts";
import { emailFault } from "../../../state/account/new-password.ts";
import { sendVerificationAtom } from "../../../state/account/verify-email.ts";
import type { Account } from "../../../state/core/account.ts";
import { whyFailed } from "../../../text/account-problem.ts";
import { formatDate } from "../../../text/dates.ts";
import { loginTexts } from "../../../text/en/login.ts";
import { mailedLinkTexts } from "../../../text/en/mailed-links.ts";
import { verifyEmailTexts } from "../../../text/en/verify-email.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ErrorNotice } from "../../../ui/error-notice/error-notice.tsx";
import { SubmitButton } from "../../../ui/field/submit-button.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useLeftFields } from "../../../ui/field/use-left-fields.ts";
import { Section } from "../../../ui/page-title/page-title.tsx";
import { useAction } from "../../../ui/use-action.ts";
import * as style from "./account.css.ts";

const { status: words } = verifyEmailTexts;

/** Says what an unconfirmed address prevents, and sends another link. Renders nothing for a confirmed address. */
export const EmailStatus = ({ account }: { readonly account: Account }) => {
  const { busy, isDone, problem, run } = useAction(useSetAtom(sendVerificationAtom));
  if (account.emailVerified) return null;
  return (
    <Section className={style.section} title={words.title}>
      <p>{words.text(account.email)}</p>
      {account.waitsForEmail && <p>{words.waits}</p>}
      {account.confirm_by !== null && <p>{words.deleted(formatDate(account.confirm_by))}</p>}
      <Button busy={busy} onClick={() => void run()}>
        {words.send}
      </Button>
      <output>{isDone && words.sent(account.email)}</output>
      {problem && <ErrorNotice title={words.failed} text={whyFailed(problem)} />}
    </Section>
  );
};

const { change: changeEmailWords } = mailedLinkTexts;

/** Form for a new email address; the server asks for a fresh proof. */
export const ChangeEmail = () => {
  const { busy, problem, run } = useAction(useSetAtom(changeEmailAtom));
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { isLeft, leave, submit } = useLeftFields<"email">();
  const fault = emailFault(email);
  const send = async (): Promise<void> => {
    if (busy) return;
    setSentTo(null);
    if ((await run(email)).ok) setSentTo(email.trim());
  };
  return (
    <Section className={style.section} title={changeEmailWords.title} note={changeEmailWords.text}>
      <form noValidate className={style.form} onSubmit={(event) => submit(event, fault === null, () => void send())}>
        <TextField
          label={changeEmailWords.field}
          type="email"
          name="new-email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          onBlur={() => email !== "" && leave("email")}
          error={fault !== null && isLeft("email") ? loginTexts.faults[fault] : undefined}
        />
        <SubmitButton busy={busy} blocked={fault === null ? null : changeEmailWords.blocked}>
          {changeEmailWords.submit}
        </SubmitButton>
        <output>{sentTo !== null && changeEmailWords.sent(sentTo)}</output>
      </form>
      {problem && <ErrorNotice title={changeEmailWords.failed} text={whyFailed(problem)} />}
    </Section>
  );
};
