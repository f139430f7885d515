import { About } from "../../features/landing/about.tsx";
import { ExampleChart } from "../../features/landing/example-chart.tsx";
import { GuestEntry } from "../../features/landing/guest-entry.tsx";
import { HowItWorks, LandingIntro } from "../../features/landing/landing-intro.tsx";
// the styles of the forms come with those of this page: no page waits for a file of them alone
import "../../features/account/login/forms.css.ts";
import "../../ui/field/field.css.ts";
import * as style from "./landing-page.css.ts";
import { useEffect, useState, type ComponentType } from "react";
import { landingTexts } from "../../text/en/landing.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";

/** Reserves the height of the login form while its code loads, to avoid a layout shift. */
const EntryPlace = () => {
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

/** `/` for visitors who are neither guest nor user: introduction, example, login and guest entry. */
const LandingPage = () => (
  <div className={style.page}>
    <div className={style.intro}>
      <LandingIntro />
    </div>
    <div className={style.more}>
      <ExampleChart />
      <HowItWorks />
      <About />
    </div>
    <div className={style.entry}>
      <EntryPlace />
      <GuestEntry />
    </div>
  </div>
);

export default LandingPage;
