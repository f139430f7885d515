import { useSetAtom } from "jotai";
import type { Account } from "../../../state/core/account.ts";
import { sendVerificationAtom } from "../../../state/account/verify-email.ts";
import { whyFailed } from "../../../text/account-problem.ts";
import { formatDate } from "../../../text/dates.ts";
import { verifyEmailTexts } from "../../../text/en/verify-email.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ErrorNotice } from "../../../ui/error-notice/error-notice.tsx";
import { Section } from "../../../ui/page-title/page-title.tsx";
import * as style from "./account.css.ts";
import { useAction } from "../../../ui/use-action.ts";

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
