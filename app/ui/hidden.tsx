import type { ReactNode } from "react";
import { skipLink, visuallyHidden } from "./hidden.css.ts";

/** Words for those who listen. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={visuallyHidden}>{children}</span>
);

/** First link of the page, shown when it is reached by keyboard: `href="#main"`. */
export const SkipLink = ({ href, children }: { readonly href: `#${string}`; readonly children: ReactNode }) => (
  <a className={skipLink} href={href}>
    {children}
  </a>
);
