import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import type { AccountProblem } from "../../../state/account/ask-accounts.ts";
import { href } from "../../../state/routes/href.ts";
import { verifyEmailAtom } from "../../../state/account/verify-email.ts";
import { whyFailed } from "../../../text/account-problem.ts";
import { verifyEmailTexts } from "../../../text/en/verify-email.ts";
import { Button } from "../../../ui/button/button.tsx";
import { MessageDialog } from "../../../ui/dialog/dialog.tsx";
import { ErrorNotice } from "../../../ui/error-notice/error-notice.tsx";
import { Lead } from "../../../ui/page-title/page-title.tsx";
import * as style from "../passwords/password-pages.css.ts";
import { useAction } from "../../../ui/use-action.ts";

const { page: words } = verifyEmailTexts;

const isUsedUp = (problem: AccountProblem): boolean => problem.code === "refused" && problem.status === 404;

/** Confirms the e-mail address with the token from the mail. Needs a click, because mail scanners open links. */
export const ConfirmEmail = () => {
  const [, navigate] = useLocation();
  const { busy, isDone, problem, run } = useAction(useSetAtom(verifyEmailAtom));
  const goHome = () => navigate(href("home"));
  return (
    <div className={style.confirmForm}>
      <Lead>{words.text}</Lead>
      <Button kind="primary" busy={busy} onClick={() => void run()}>
        {words.submit}
      </Button>
      {problem && <ErrorNotice title={words.failed} text={isUsedUp(problem) ? words.usedUp : whyFailed(problem)} />}
      {isDone && (
        <MessageDialog title={words.confirmedTitle} ok={words.goOn} onClose={goHome}>
          {words.confirmed}
        </MessageDialog>
      )}
    </div>
  );
};
