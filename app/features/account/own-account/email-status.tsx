import { useSetAtom } from "jotai";
import { useState } from "react";
import type { Account } from "../../../state/core/account.ts";
import type { AccountProblem } from "../../../state/account/ask-accounts.ts";
import { sendVerificationAtom } from "../../../state/account/verify-email.ts";
import { whyFailed } from "../../../text/account-problem.ts";
import { formatDate } from "../../../text/dates.ts";
import { verifyEmailTexts } from "../../../text/en/verify-email.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ErrorNotice } from "../../../ui/error-notice/error-notice.tsx";
import { Section } from "../../../ui/page-title/section.tsx";
import * as style from "./account.css.ts";

const { status: words } = verifyEmailTexts;

/** Says what an unconfirmed address prevents, and sends another link. Renders nothing for a confirmed address. */
export const EmailStatus = ({ account }: { readonly account: Account }) => {
  const sendVerification = useSetAtom(sendVerificationAtom);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<"sent" | AccountProblem | null>(null);
  const send = async (): Promise<void> => {
    setBusy(true);
    setResult(null);
    const outcome = await sendVerification();
    setBusy(false);
    setResult(outcome.ok ? "sent" : outcome.problem);
  };
  if (account.emailVerified) return null;
  return (
    <Section className={style.section} title={words.title}>
      <p>{words.text(account.email)}</p>
      {account.waitsForEmail && <p>{words.waits}</p>}
      {account.confirm_by !== null && <p>{words.deleted(formatDate(account.confirm_by))}</p>}
      <Button busy={busy} onClick={() => void send()}>
        {words.send}
      </Button>
      <output>{result === "sent" && words.sent(account.email)}</output>
      {result !== null && result !== "sent" && <ErrorNotice title={words.failed} text={whyFailed(result)} />}
    </Section>
  );
};
