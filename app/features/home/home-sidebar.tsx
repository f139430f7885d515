import { useAtomValue, useSetAtom } from "jotai";
import { useId, useState } from "react";
import { Link } from "wouter";
import { leaveGuestAtom, sessionAtom, sessionEmailAtom } from "../../state/core/session.ts";
import { href } from "../../state/routes/href.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { downloadStorageBackupAtom, storageBackupAtom } from "../../state/work/local-work.ts";
import { homeTexts } from "../../text/en/home.ts";
import { formatCount } from "../../text/format.ts";
import * as text from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import * as style from "./home.css.ts";

const texts = homeTexts.sidebar;

/** The current user, or for a guest a link to log in, which keeps the guest's work (decisions.md 13, 19). */
const Who = () => {
  const session = useAtomValue(sessionAtom);
  const email = useAtomValue(sessionEmailAtom);
  const leaveGuest = useSetAtom(leaveGuestAtom);
  if (session.kind === "user") {
    return (
      <div className={style.who}>
        <p className={text.small}>{texts.user}</p>
        <p className={style.sidebarName}>
          <Link href={href("account")}>{email}</Link>
        </p>
      </div>
    );
  }
  return (
    <div className={style.who}>
      <p className={text.small}>{texts.guest}</p>
      <p className={style.sidebarName}>{texts.guestName}</p>
      <LinkLike className={text.small} onClick={() => leaveGuest()}>
        {texts.logIn}
      </LinkLike>
    </div>
  );
};

const LINKS = [
  { to: href("whatis"), label: texts.whatIs },
  { to: href("howto-tool"), label: texts.howTo },
  { to: href("methodology"), label: texts.methodology },
  { to: href("credits"), label: texts.credits },
] as const;

/** Current user, navigation, and the reference data in use. */
export const HomeSidebar = () => {
  const catalogue = useAtomValue(catalogueAtom);
  const isUser = useAtomValue(sessionAtom).kind === "user";
  const backup = useAtomValue(storageBackupAtom);
  const download = useSetAtom(downloadStorageBackupAtom);
  const counts = catalogue?.counts;
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  return (
    <aside className={style.sidebar} aria-label={texts.label}>
      <Who />
      {backup && (
        <p className={text.small}>
          {texts.backup} <LinkLike onClick={() => void download()}>{texts.downloadBackup}</LinkLike>
        </p>
      )}
      <LinkLike
        className={`${text.small} ${style.moreButton}`}
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.more}
      </LinkLike>
      <div id={moreId} className={style.more} data-open={isOpen}>
        <nav aria-label={texts.label}>
          <Link href={href("home")} aria-current="page" className={style.sidebarEntry}>
            {texts.yourWork}
          </Link>
          {isUser && (
            <Link href={href("account")} className={style.sidebarEntry}>
              {texts.account}
            </Link>
          )}
          <Link href={href("share-link")} className={style.sidebarEntry}>
            {texts.openShared}
          </Link>
          <Link href={href("rules")} className={style.sidebarEntry}>
            {texts.rules}
          </Link>
          {LINKS.map(({ to, label }) => (
            <Link key={to} href={to} className={style.sidebarEntry}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={style.data}>
          <p className={text.group}>{texts.dataTitle}</p>
          {catalogue && counts && (
            <p className={text.small}>
              {texts.data(
                catalogue.version,
                texts.counts(formatCount(counts.products), formatCount(counts.activities), formatCount(counts.regions)),
              )}{" "}
              <Link href={href("changes")}>{texts.changes}</Link>
            </p>
          )}
        </div>
      </div>
    </aside>
  );
};
