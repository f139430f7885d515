import { keyframes, style } from "@vanilla-extract/css";
import { flex, media, size, solid, space, z, pageFrame } from "../theme/styling.ts";
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

export const failure = style([pageFrame("46rem"), { display: "flex", flexDirection: "column", gap: space(12) }]);

export const actions = style({ ...flex.lines(12, "stretch"), marginTop: space(12) });

export const details = style({ marginTop: space(16), ...size("caption", "ink3") });

export const trace = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere", marginTop: space(8) });

/** Hides for 300 ms, so that a sign of loading does not flash. */
const late = `${keyframes({ from: { visibility: "hidden" }, to: { visibility: "hidden" } })} 300ms`;

/** A sign of loading in place of the first page. */
export const waiting = style({
  display: "grid",
  placeItems: "center",
  minHeight: "50dvh",
  animation: late,
});

/** A sign of loading over the previous page, below the header. */
export const waitingAbove = style({
  position: "fixed",
  insetBlockStart: "4rem",
  insetInline: 0,
  zIndex: z.bar,
  width: "fit-content",
  marginInline: "auto",
  padding: space(8, 16),
  background: vars.color.paper,
  border: solid("rule"),
  pointerEvents: "none",
  animation: late,
});
