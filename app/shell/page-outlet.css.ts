import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/vars.css.ts";

const fadeIn = keyframes({ from: { opacity: 0 } });

/** The page takes the height that header and footer leave. */
export const page = style({ display: "flex", flexDirection: "column", flex: 1, minWidth: 0, outline: "none" });

export const fadingPage = style([
  page,
  {
    animation: `${fadeIn} ${vars.motion.page} ease`,
    "@media": { [media.reducedMotion]: { animation: "none" } },
  },
]);
