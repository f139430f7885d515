import { useSetAtom } from "jotai";
import { useState } from "react";
import { useLocation } from "wouter";
import type { AccountProblem } from "../../../state/account/ask-accounts.ts";
import { href } from "../../../state/routes/href.ts";
import { verifyEmailAtom } from "../../../state/account/verify-email.ts";
import { whyFailed } from "../../../text/account-problem.ts";
import { verifyEmailTexts } from "../../../text/en/verify-email.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ErrorNotice } from "../../../ui/error-notice/error-notice.tsx";
import { Lead } from "../../../ui/page-title/page-title.tsx";
import * as style from "../passwords/password-pages.css.ts";

const { page: words } = verifyEmailTexts;

const isUsedUp = (problem: AccountProblem): boolean => problem.code === "refused" && problem.status === 404;

/** Confirms the e-mail address with the token from the mail. Needs a click, because mail scanners open links. */
export const ConfirmEmail = () => {
  const verifyEmail = useSetAtom(verifyEmailAtom);
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<"confirmed" | AccountProblem | null>(null);
  const send = async (): Promise<void> => {
    setBusy(true);
    const outcome = await verifyEmail();
    setBusy(false);
    setResult(outcome.ok ? "confirmed" : outcome.problem);
  };
  const goHome = () => navigate(href("home"));
  return (
    <div className={style.confirmForm}>
      <Lead>{words.text}</Lead>
      <Button kind="primary" busy={busy} onClick={() => void send()}>
        {words.submit}
      </Button>
      {result !== null && result !== "confirmed" && (
        <ErrorNotice title={words.failed} text={isUsedUp(result) ? words.usedUp : whyFailed(result)} />
      )}
      {result === "confirmed" && (
        <Dialog
          title={words.confirmedTitle}
          onClose={goHome}
          actions={[{ label: words.goOn, onAct: goHome, kind: "primary", safe: true }]}
        >
          {words.confirmed}
        </Dialog>
      )}
    </div>
  );
};
