import { useAtomValue, useSetAtom } from "jotai";
import { Link, useLocation } from "wouter";
import type { CallProblem } from "../../../state/account/ask-server.ts";
import type { LinkPage } from "../../../state/account/mail-tokens.ts";
import { mayOpenLinkAtom, openedLinkAtom, openLinkAtom } from "../../../state/account/mailed-links.ts";
import { href } from "../../../state/routes/href.ts";
import { whyFailed } from "../../../text/account-problem.ts";
import { mailedLinkTexts as words } from "../../../text/en/mailed-links.ts";
import { sessionTexts } from "../../../text/en/session.ts";
import { Button, LinkButton } from "../../../ui/button/button.tsx";
import { MessageDialog } from "../../../ui/dialog/dialog.tsx";
import { ErrorNotice } from "../../../ui/error-notice/error-notice.tsx";
import { Lead } from "../../../ui/page-title/page-title.tsx";
import { useAction } from "../../../ui/use-action.ts";
import * as style from "../passwords/password-pages.css.ts";

const whyNot = (page: LinkPage, problem: CallProblem): string | null =>
  problem.code === "refused" && problem.status === 404 ? words.pages[page].usedUp : whyFailed(problem);

/** Does what a mailed link is for, on a click: a program that only opens links in mails uses up nothing. */
export const MailedLink = ({ page }: { readonly page: LinkPage }) => {
  const [, navigate] = useLocation();
  const { busy, problem, run } = useAction(useSetAtom(openLinkAtom));
  const isDone = useAtomValue(openedLinkAtom) === page;
  const mayOpen = useAtomValue(mayOpenLinkAtom)(page) || isDone;
  const text = words.pages[page];
  const done = page === "restore-email" ? sessionTexts.restored : words.changed;
  const goOn = () => navigate(href("home"));
  if (!mayOpen) {
    return (
      <div className={style.confirmForm}>
        <Lead>{words.needsLogin}</Lead>
        <Link href={href("home")} asChild>
          <LinkButton>{words.logIn}</LinkButton>
        </Link>
      </div>
    );
  }
  const open = async (): Promise<void> => {
    const outcome = await run(page);
    // the home page shows that the user is logged in, or asks for the passkey
    if (outcome.ok && page === "login-link") goOn();
  };
  return (
    <div className={style.confirmForm}>
      <Lead>{text.text}</Lead>
      <Button kind="primary" busy={busy} onClick={() => void open()}>
        {text.submit}
      </Button>
      {problem && <ErrorNotice title={text.failed} text={whyNot(page, problem)} />}
      {isDone && page !== "login-link" && (
        <MessageDialog title={done.title} ok={words.goOn} onClose={goOn}>
          {done.text}
        </MessageDialog>
      )}
    </div>
  );
};
