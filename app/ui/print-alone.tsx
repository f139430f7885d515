import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import * as css from "./print-alone.css.ts";

/** What is printed instead of the page while it is mounted: what a dialog shows, without the page behind it. Not on screen. */
export const PrintAlone = ({ children }: { readonly children: ReactNode }) =>
  createPortal(<div className={css.sheet}>{children}</div>, document.body);
