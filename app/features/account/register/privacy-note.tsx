import { href } from "../../../state/routes/href.ts";
import { registerTexts } from "../../../text/en/register.ts";
import * as style from "./register-form.css.ts";

/** Link to the privacy notice (decisions.md 25); opens in a new tab, so that typed values are not lost. */
export const PrivacyNote = () => (
  <p className={style.aside}>
    {registerTexts.privacy.before}{" "}
    <a href={href("privacy")} target="_blank" rel="noopener">
      {registerTexts.privacy.link}
    </a>
    .
  </p>
);
