import { useSetAtom } from "jotai";
import { useState } from "react";
import { useLocation } from "wouter";
import { href } from "../../state/routes/href.ts";
import { enterAsGuestAtom, enterWithExampleAtom } from "../../state/start/session-start.ts";
import { landingTexts } from "../../text/en/landing.ts";
import * as text from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { lazyPart } from "../../ui/lazy-part/lazy-part.ts";
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

const HelpText = lazyPart(() => import("../../help/help-text.tsx"));

interface MoreProps {
  readonly title: string;
  /** slug of the content service */
  readonly slug: string;
}

/**
 * A text of the content service, loaded when opened: the first visit loads neither the sanitiser nor the text, and there
 * is no layout shift.
 */
const More = ({ title, slug }: MoreProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={style.about} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={style.aboutTitle}>{title}</summary>
      {isOpen && <HelpText slug={slug} />}
    </details>
  );
};

/** Expandable texts on how to use the tool and what it is. */
export const About = () => (
  <>
    <More title={landingTexts.howto} slug="howto" />
    <More title={landingTexts.about} slug="homepage" />
  </>
);

/** The finished example, or the guest option: sets the guest flag and goes to comparison step 1 (specification section 4). */
export const GuestEntry = () => {
  const continueAsGuest = useSetAtom(enterAsGuestAtom);
  const enterWithExample = useSetAtom(enterWithExampleAtom);
  const [, navigate] = useLocation();
  // both buttons stay busy until the next page replaces this one
  const [state, setState] = useState<"ready" | "wizard" | "example" | "failed">("ready");
  const isBusy = state === "wizard" || state === "example";
  const go = () => {
    setState("wizard");
    continueAsGuest();
    navigate(href("comparison-mode", { query: { step: 1 } }));
  };
  const show = async (): Promise<void> => {
    setState("example");
    const comparison_id = await enterWithExample();
    if (comparison_id === null) setState("failed");
    else navigate(href("comparison-mode", { query: { comparison_id } }));
  };
  return (
    <section aria-label={landingTexts.guest.startLabel} className={style.guest}>
      <div className={style.guestButtons}>
        <Button kind="primary" busy={state === "example"} disabled={isBusy} onClick={() => void show()}>
          {landingTexts.guest.example}
        </Button>
        <Button busy={state === "wizard"} disabled={isBusy} onClick={go}>
          {landingTexts.guest.go}
        </Button>
      </div>
      <p className={text.small}>{landingTexts.guest.text}</p>
      <output className={text.small}>{state === "failed" && landingTexts.guest.failed}</output>
    </section>
  );
};
