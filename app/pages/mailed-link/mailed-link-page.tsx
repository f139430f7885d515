import { useAtomValue } from "jotai";
import { useLocation } from "wouter";
import { MailedLink } from "../../features/account/mailed-link/mailed-link.tsx";
import { LINK_PAGES, linkTokenAtom } from "../../state/account/mail-tokens.ts";
import { openedLinkAtom } from "../../state/account/mailed-links.ts";
import { matchRoute } from "../../state/routes/match-route.ts";
import { mailedLinkTexts as words } from "../../text/en/mailed-links.ts";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import * as style from "../page.css.ts";

/** `/login-link/{token}`, `/confirm-email/{token}` and `/restore-email/{token}`: pages behind mailed links. */
export default function MailedLinkPage() {
  const [pathname] = useLocation();
  const token = useAtomValue(linkTokenAtom);
  const openedPage = useAtomValue(openedLinkAtom);
  const page = LINK_PAGES.find((each) => each === matchRoute(pathname)?.id);
  // keep showing the success after the token is used
  const opened = token !== null || openedPage === page;
  return (
    <div className={style.narrow}>
      <PageTitle>{opened && page ? words.pages[page].title : words.noLinkTitle}</PageTitle>
      {opened && page ? <MailedLink page={page} /> : <Lead>{words.noLink}</Lead>}
    </div>
  );
}
