import { media, z } from "../../theme/breakpoints.ts";
import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";
import { keyframes } from "@vanilla-extract/css";

export const dialog = partStyle({
  position: "fixed",
  inset: 0,
  zIndex: z.dialog,
  width: "31rem",
  maxWidth: "calc(100vw - 2rem)",
  maxHeight: "calc(100dvh - 2rem)",
  margin: "auto",
  padding: vars.space[24],
  overflow: "auto",
  border: 0,
  borderRadius: vars.radius.float,
  background: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  selectors: { "&::backdrop": { background: vars.color.scrim } },
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const wide = partStyle({ width: "52rem" });

export const body = partStyle({ marginBlockStart: vars.space[8], color: vars.color.ink2 });

export const actions = partStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space[8],
  marginBlockStart: vars.space[24],
});

/** Shared by dialogs of the window's full height. */
const fullHeight = {
  position: "fixed",
  zIndex: z.drawer,
  height: "100dvh",
  maxHeight: "none",
  margin: 0,
  padding: 0,
  overflowX: "hidden",
  overflowY: "auto",
  overscrollBehavior: "contain",
  border: 0,
  color: vars.color.ink,
} as const;

export const fullDialog = partStyle({
  ...fullHeight,
  inset: 0,
  width: "100vw",
  maxWidth: "none",
  background: vars.color.paper,
});

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const drawer = partStyle({
  ...fullHeight,
  inset: "0 0 0 auto",
  width: "43rem",
  maxWidth: "100vw",
  background: vars.color.raised,
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

export const drawerInside = partStyle({
  minHeight: "100%",
  padding: `${vars.space[24]} ${vars.space[32]} ${vars.space[44]}`,
  "@media": { [media.phone]: { padding: `${vars.space[16]} ${vars.space[16]} ${vars.space[32]}` } },
});

export const drawerHead = partStyle({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: vars.space[16],
});
