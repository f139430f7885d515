import type { ReactNode } from "react";
import * as css from "./action-bar.css.ts";

interface ActionBarProps {
  /** Back, Cancel */
  readonly start?: ReactNode;
  /** why the button is disabled, or what it will do */
  readonly note?: ReactNode;
  /** one primary button */
  readonly end?: ReactNode;
}

/** The bar at the bottom of the window; the last child of its page. */
export function ActionBar({ start, note, end }: ActionBarProps) {
  return (
    <div className={css.bar}>
      <div className={css.inner}>
        <div className={css.group}>{start}</div>
        <div className={css.note}>{note}</div>
        <div className={css.group}>{end}</div>
      </div>
    </div>
  );
}
