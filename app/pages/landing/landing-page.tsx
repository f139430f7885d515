import { About } from "../../features/landing/about.tsx";
import { ExampleChart } from "../../features/landing/example-chart.tsx";
import { GuestEntry } from "../../features/landing/guest-entry.tsx";
import { HowItWorks, LandingIntro } from "../../features/landing/landing-intro.tsx";
import * as style from "./landing-page.css.ts";
import { EntryForms } from "./entry-forms.tsx";

/** `/` for visitors who are neither guest nor user: introduction with the example and the guest entry, then a quiet login. */
const LandingPage = () => (
  <div className={style.page}>
    <div className={style.intro}>
      <LandingIntro />
      <GuestEntry />
    </div>
    <div className={style.more}>
      <ExampleChart />
      <HowItWorks />
      <About />
    </div>
    <div className={style.entry}>
      <div id="log-in" className={style.forms}>
        <EntryForms />
      </div>
    </div>
  </div>
);

export default LandingPage;
