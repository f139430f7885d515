import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import * as css from "./print-alone.css.ts";

/** Replaces the page in print while it is mounted; not shown on screen. For the content of a dialog. */
export const PrintAlone = ({ children }: { readonly children: ReactNode }) =>
  createPortal(<div className={css.sheet}>{children}</div>, document.body);
