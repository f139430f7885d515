import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import * as css from "./print-alone.css.ts";

/** Printed instead of the page while it is mounted, and not shown on screen: for the content of a dialog. */
export const PrintAlone = ({ children }: { readonly children: ReactNode }) =>
  createPortal(<div className={css.sheet}>{children}</div>, document.body);
