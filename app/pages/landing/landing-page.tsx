import { ExampleChart } from "../../features/landing/example-chart.tsx";
import { GuestEntry } from "../../features/landing/guest-entry.tsx";
import { HowItWorks, LandingIntro } from "../../features/landing/landing-intro.tsx";
import * as style from "./landing-page.css.ts";

/** `/` without guest flag and token. */
const LandingPage = () => (
  <div className={style.page}>
    <div className={style.intro}>
      <LandingIntro />
    </div>
    <div className={style.entry}>
      <GuestEntry />
    </div>
    <div className={style.more}>
      <ExampleChart />
      <HowItWorks />
    </div>
  </div>
);

export default LandingPage;
