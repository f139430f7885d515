import { keyframes } from "@vanilla-extract/css";
import { media, z } from "../../theme/breakpoints.ts";
import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const drawer = partStyle({
  position: "fixed",
  inset: "0 0 0 auto",
  zIndex: z.drawer,
  width: "43rem",
  maxWidth: "100vw",
  height: "100dvh",
  maxHeight: "none",
  margin: 0,
  padding: 0,
  overflowX: "hidden",
  overflowY: "auto",
  overscrollBehavior: "contain",
  border: 0,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  animation: `${appear} ${vars.motion.page} ease`,
  selectors: {
    "&::backdrop": { background: vars.color.scrim, animation: `${appear} ${vars.motion.page} ease` },
  },
  "@media": {
    [media.phone]: { width: "100vw" },
    [media.reducedMotion]: { animation: "none", selectors: { "&::backdrop": { animation: "none" } } },
    [media.forcedColors]: { borderInlineStart: "1px solid CanvasText" },
  },
});

export const inside = partStyle({
  minHeight: "100%",
  padding: `${vars.space[24]} ${vars.space[32]} ${vars.space[44]}`,
  "@media": { [media.phone]: { padding: `${vars.space[16]} ${vars.space[16]} ${vars.space[32]}` } },
});

export const head = partStyle({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: vars.space[16],
});
