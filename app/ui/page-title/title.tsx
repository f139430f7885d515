import type { ComponentProps, ReactNode } from "react";
import * as text from "../../theme/text.css.ts";
import { classNames } from "../class-names.ts";
import * as css from "./page-title.css.ts";

interface PageTitleProps extends ComponentProps<"h1"> {
  /** small text above the title */
  readonly kicker?: ReactNode;
}

/** The h1 of a page; focusable by script, for page changes. */
export const PageTitle = ({ kicker, className, children, ...rest }: PageTitleProps) => (
  <>
    {kicker !== undefined && <p className={classNames(text.caption, css.kicker)}>{kicker}</p>}
    <h1 tabIndex={-1} {...rest} className={classNames(text.title, className)}>
      {children}
    </h1>
  </>
);
