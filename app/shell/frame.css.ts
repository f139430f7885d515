import { keyframes, style } from "@vanilla-extract/css";
import { centred, flex, media, size, space } from "../theme/styling.ts";
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
  { animation: `${fadeIn} ${vars.motion.page} ease`, "@media": { [media.reducedMotion]: { animation: "none" } } },
]);

export const failure = style({
  display: "flex",
  flexDirection: "column",
  gap: space(12),
  ...centred("46rem"),
  padding: space(56, 24),
  "@media": { [media.phone]: { padding: space(32, 16) } },
});

export const actions = style({ ...flex.lines(12, "stretch"), marginTop: space(12) });

export const details = style({ marginTop: space(16), ...size("caption", "ink3") });

export const trace = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere", marginTop: space(8) });

/** A sign of loading in place of a page, after 300 ms, so that it does not flash. */
export const waiting = style({
  display: "grid",
  placeItems: "center",
  minHeight: "50dvh",
  color: vars.color.ink3,
  animation: `${keyframes({ from: { visibility: "hidden" }, to: { visibility: "hidden" } })} 300ms`,
});
