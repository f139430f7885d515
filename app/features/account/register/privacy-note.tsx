import { href } from "../../../state/routes/href.ts";
import { registerTexts } from "../../../text/en/register.ts";
import * as style from "./register-form.css.ts";

/** What is stored, why, how long, how to delete (decisions.md 25); beside the form, so that nothing typed is lost. */
export const PrivacyNote = () => (
  <p className={style.aside}>
    {registerTexts.privacy.before}{" "}
    <a href={href("privacy")} target="_blank" rel="noopener">
      {registerTexts.privacy.link}
    </a>
    .
  </p>
);
