import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/vars.css.ts";

/** Header, page and footer. `hidden` applies on screens only: paper is in portrait and still shows the page. */
export const app = style({
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  "@media": { screen: { selectors: { "&[hidden]": { display: "none" } } } },
});

const fadeIn = keyframes({ from: { opacity: 0 } });

/** Fills the height between header and footer: `main`, and the page in it. */
export const page = style({ display: "flex", flexDirection: "column", flex: 1, minWidth: 0, outline: "none" });

export const fadingPage = style([
  page,
  {
    animation: `${fadeIn} ${vars.motion.page} ease`,
    "@media": { [media.reducedMotion]: { animation: "none" } },
  },
]);

export const failure = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  maxWidth: "46rem",
  padding: `${vars.space[56]} ${vars.space[24]}`,
  marginInline: "auto",
  width: "100%",
  "@media": { [media.phone]: { padding: `${vars.space[32]} ${vars.space[16]}` } },
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12], marginTop: vars.space[12] });

export const details = style({
  marginTop: vars.space[16],
  color: vars.color.ink3,
  fontSize: vars.text.caption.size,
});

export const trace = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere", marginTop: vars.space[8] });
