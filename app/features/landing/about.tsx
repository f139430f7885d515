import { lazy, Suspense, useState } from "react";
import { landingTexts } from "../../text/en/landing.ts";
import * as style from "./landing.css.ts";

const HelpText = lazy(() => import("../../help/help-text.tsx"));

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
      <Suspense>{isOpen && <HelpText slug={slug} />}</Suspense>
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
