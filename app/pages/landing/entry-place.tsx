import { useEffect, useState, type ComponentType } from "react";
import { landingTexts } from "../../text/en/landing.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import * as style from "./landing-page.css.ts";

/** Keeps the place of the login form while its code is on its way, so that nothing below it moves. */
export const EntryPlace = () => {
  // in an object, because a component is a function and a setter would call it
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
