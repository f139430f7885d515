import { landingTexts } from "../../text/en/landing.ts";
import * as text from "../../theme/text.css.ts";
import * as style from "./landing.css.ts";

/** Title and one sentence about the product. */
export const LandingIntro = () => (
  <div className={style.intro}>
    <h1 className={`${text.display} ${style.title}`}>{landingTexts.title}</h1>
    <p className={`${text.lead} ${style.standfirst}`}>{landingTexts.standfirst}</p>
  </div>
);

/** The three steps from question to answer. */
export const HowItWorks = () => (
  <ol className={style.steps} aria-label={landingTexts.stepsLabel}>
    {landingTexts.steps.map((step, index) => (
      <li key={step.title} className={style.step}>
        <span className={style.stepNumber} aria-hidden="true">
          {index + 1}
        </span>
        <div>
          <h2 className={text.group}>{step.title}</h2>
          <p className={text.small}>{step.text}</p>
        </div>
      </li>
    ))}
  </ol>
);
