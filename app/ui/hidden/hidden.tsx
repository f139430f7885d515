import type { ReactNode } from "react";
import { skipLink, visuallyHidden } from "./hidden.css.ts";

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={visuallyHidden}>{children}</span>
);

/** First link of the page, visible when focused; `href` is the id of the main content. */
export const SkipLink = ({ href, children }: { readonly href: `#${string}`; readonly children: ReactNode }) => (
  <a className={skipLink} href={href}>
    {children}
  </a>
);
