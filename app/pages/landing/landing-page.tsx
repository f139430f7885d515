import { About } from "../../features/landing/about.tsx";
import { ExampleChart } from "../../features/landing/example-chart.tsx";
import { GuestEntry } from "../../features/landing/guest-entry.tsx";
import { HowItWorks, LandingIntro } from "../../features/landing/landing-intro.tsx";
import { EntryPlace } from "./entry-place.tsx";
import * as style from "./landing-page.css.ts";

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
