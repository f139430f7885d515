import { useEffect, useState, type ComponentType } from "react";
import { landingTexts } from "../../text/en/landing.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
// the styles of the forms come with those of this page: no page waits for a file of them alone
import "../../features/account/login/forms.css.ts";
import "../../ui/field/field.css.ts";
import "../../ui/field/password-field.css.ts";
import "../../ui/submit-button/submit-button.css.ts";
import * as style from "./landing-page.css.ts";

/** Reserves the height of the login form while its code loads, to avoid a layout shift. */
export const EntryPlace = () => {
  // wrapped in an object: a state setter would call a bare component as an updater function
  const [loaded, setLoaded] = useState<{ readonly Forms: ComponentType } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return;
    import("./entry-forms.tsx").then(
      (module) => setLoaded({ Forms: module.default }),
      () => setFailed(true),
    );
  }, [failed]);
  return (
    <div id="log-in" className={style.forms} aria-busy={loaded === null && !failed}>
      {loaded && <loaded.Forms />}
      {failed && <ErrorNotice title={landingTexts.entry.loginFailed} onRetry={() => setFailed(false)} />}
    </div>
  );
};
