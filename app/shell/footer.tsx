import { useAtomValue } from "jotai";
import { catalogueAtom } from "../state/catalogue.ts";
import { siteSettingsAtom } from "../state/site-settings.ts";
import { shellTexts } from "../text/en/shell.ts";
import * as style from "./footer.css.ts";

/** Version, data version and, if the site has one, the feedback link (specification section 1). */
export const Footer = () => {
  const catalogue = useAtomValue(catalogueAtom);
  const feedbackUrl = useAtomValue(siteSettingsAtom)?.feedbackUrl;
  return (
    <footer className={style.footer}>
      <span>{shellTexts.footer.version}</span>
      {/* keeps its place while the tables load, so that nothing moves when they are there */}
      <span className={style.data}>{catalogue && shellTexts.footer.data(catalogue.version)}</span>
      {feedbackUrl && (
        <a href={feedbackUrl} className={style.link} rel="noopener">
          {shellTexts.footer.feedback}
        </a>
      )}
    </footer>
  );
};
