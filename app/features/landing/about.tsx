import { lazy, Suspense, useState } from "react";
import { landingTexts } from "../../text/en/landing.ts";
import * as style from "./landing.css.ts";

const HelpText = lazy(() => import("../../help/help-text.tsx"));

/**
 * What the content service says of the product (slug `homepage`), when somebody wants to read it: neither the sanitiser nor
 * the request is part of a first visit, and nothing moves when the text comes.
 */
export const About = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={style.about} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={style.aboutTitle}>{landingTexts.about}</summary>
      <Suspense>{isOpen && <HelpText slug="homepage" />}</Suspense>
    </details>
  );
};
