import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/vars.css.ts";

const fadeIn = keyframes({ from: { opacity: 0 } });

/** Fills the height between header and footer. */
export const page = style({ display: "flex", flexDirection: "column", flex: 1, minWidth: 0, outline: "none" });

export const fadingPage = style([
  page,
  {
    animation: `${fadeIn} ${vars.motion.page} ease`,
    "@media": { [media.reducedMotion]: { animation: "none" } },
  },
]);
