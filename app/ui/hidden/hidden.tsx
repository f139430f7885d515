import type { ReactNode } from "react";
import { focusHeading } from "./focus-heading.ts";
import { skipLink, visuallyHidden } from "./hidden.css.ts";

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={visuallyHidden}>{children}</span>
);

/** First link of the page, visible when focused: leads to the heading of the main content, whose id is `href`. */
export const SkipLink = ({ href, children }: { readonly href: `#${string}`; readonly children: ReactNode }) => (
  <a
    className={skipLink}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      focusHeading(document.querySelector<HTMLElement>(href));
    }}
  >
    {children}
  </a>
);
