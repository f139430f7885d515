import { useSetAtom } from "jotai";
import { useState } from "react";
import { changeEmailAtom } from "../../../state/account/mailed-links.ts";
import { sendVerificationAtom } from "../../../state/account/verify-email.ts";
import type { Account } from "../../../state/core/account.ts";
import { whyFailed } from "../../../text/account-problem.ts";
import { formatDate } from "../../../text/dates.ts";
import { mailedLinkTexts } from "../../../text/en/mailed-links.ts";
import { verifyEmailTexts } from "../../../text/en/verify-email.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ErrorNotice } from "../../../ui/error-notice/error-notice.tsx";
import { Section } from "../../../ui/page-title/page-title.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { EmailForm } from "../email-form.tsx";
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
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async (email: string): Promise<void> => {
    setSentTo(null);
    if ((await run(email)).ok) setSentTo(email.trim());
  };
  return (
    <Section className={style.section} title={changeEmailWords.title} note={changeEmailWords.text}>
      <EmailForm
        className={style.form}
        label={changeEmailWords.field}
        name="new-email"
        autoComplete="email"
        submit={changeEmailWords.submit}
        blocked={changeEmailWords.blocked}
        busy={busy}
        onSend={(email) => void send(email)}
      >
        <output>{sentTo !== null && changeEmailWords.sent(sentTo)}</output>
      </EmailForm>
      {problem && <ErrorNotice title={changeEmailWords.failed} text={whyFailed(problem)} />}
    </Section>
  );
};
