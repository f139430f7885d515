import { useState } from "react";
import { LoginForm } from "../../features/account/login/login-form.tsx";
import { RegisterForm } from "../../features/account/register/register-form.tsx";
import { ExampleChart } from "../../features/landing/example-chart.tsx";
import { About, GuestEntry, HowItWorks, LandingIntro } from "../../features/landing/landing-parts.tsx";
import * as style from "./landing-page.css.ts";

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

/** The login form or the registration form; both share the typed email address. */
const EntryForms = () => {
  const [email, setEmail] = useState("");
  const [isNew, setIsNew] = useState(false);
  return isNew ? (
    <RegisterForm email={email} onEmail={setEmail} onKnownUser={() => setIsNew(false)} />
  ) : (
    <LoginForm email={email} onEmail={setEmail} onNewUser={() => setIsNew(true)} />
  );
};
