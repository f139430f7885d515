import type { ReactNode } from "react";
import * as css from "./rotate-picture.css.ts";

/** A phone rotated from portrait to landscape; decorative. */
export const RotatePicture = (): ReactNode => (
  <svg className={css.picture} viewBox="0 0 168 106" aria-hidden="true" focusable="false">
    <path
      className={css.before}
      d="M11 3h38a8 8 0 0 1 8 8v84a8 8 0 0 1-8 8H11a8 8 0 0 1-8-8V11a8 8 0 0 1 8-8zM23 92h14"
    />
    <path
      className={css.after}
      d="M73 49h84a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8H73a8 8 0 0 1-8-8V57a8 8 0 0 1 8-8zM154 69v14"
    />
    <path className={css.turn} d="M73 13c22 0 38 8 43 22M102 30l14 6 6-14M77 69h48M77 79h30M77 89h12" />
  </svg>
);
