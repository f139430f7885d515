import { useAtomValue } from "jotai";
import { Link } from "wouter";
import { feedbackMail } from "../../edge-api/contract/feedback-mail.ts";
import { sessionAtom } from "../state/core/session.ts";
import { siteSettingsAtom } from "../state/core/site-settings.ts";
import { referenceCatalogueAtom } from "../state/engine/reference-catalogue.ts";
import { href } from "../state/routes/href.ts";
import { shellTexts } from "../text/en/shell.ts";
import { language } from "../text/language.ts";
import * as style from "./header.css.ts";
import { PreferencesButton } from "./preferences-button.tsx";

/** App version, data version, links to information pages, feedback link (specification section 1). */
export const Footer = () => {
  const catalogue = useAtomValue(referenceCatalogueAtom);
  const feedbackUrl = useAtomValue(siteSettingsAtom)?.feedbackUrl;
  // Logged-out visitors may not open these pages (decisions.md 21).
  const isIn = useAtomValue(sessionAtom).kind !== "out";
  return (
    <footer className={style.footer}>
      <span>{shellTexts.footer.version}</span>
      {/* Has a minimum width, so that nothing moves when the tables arrive. */}
      <span className={style.data}>
        {catalogue && (
          <Link href={href("data")} className={style.link}>
            {shellTexts.footer.data(catalogue.version)}
          </Link>
        )}
      </span>
      {isIn && (
        <>
          <Link href={href("methodology")} className={style.link}>
            {shellTexts.footer.methodology}
          </Link>
          <Link href={href("credits")} className={style.link}>
            {shellTexts.footer.credits}
          </Link>
        </>
      )}
      {/* Pages of the server, open to everybody. */}
      {!isIn && (
        <>
          <a href="/method" className={style.link}>
            {shellTexts.footer.methodology}
          </a>
          <a href="/sources" className={style.link}>
            {shellTexts.footer.credits}
          </a>
        </>
      )}
      <a href="/api" className={style.link}>
        {shellTexts.footer.calls}
      </a>
      <Link href={href("privacy")} className={style.link}>
        {shellTexts.footer.privacy}
      </Link>
      <Link href={href("licences")} className={style.link}>
        {shellTexts.footer.licences}
      </Link>
      <PreferencesButton wish={language()}>{shellTexts.footer.preferences}</PreferencesButton>
      {feedbackUrl !== undefined && (
        <a href={feedbackUrl || feedbackMail(location.hostname)} className={style.link} rel="noopener">
          {shellTexts.footer.feedback}
        </a>
      )}
    </footer>
  );
};
