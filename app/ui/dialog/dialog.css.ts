import { keyframes } from "@vanilla-extract/css";
import { flex, media, partStyle, space, z } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const dialog = partStyle({
  position: "fixed",
  inset: 0,
  zIndex: z.dialog,
  width: "31rem",
  maxWidth: "calc(100vw - 2rem)",
  maxHeight: "calc(100dvh - 2rem)",
  margin: "auto",
  padding: space(24),
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

export const body = partStyle({ marginBlockStart: space(8), color: vars.color.ink2 });

export const actions = partStyle({
  ...flex.lines(8, "stretch"),
  justifyContent: "flex-end",
  marginBlockStart: space(24),
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
  selectors: { "&::backdrop": { background: vars.color.scrim, animation: `${appear} ${vars.motion.page} ease` } },
  "@media": {
    [media.phone]: { width: "100vw" },
    [media.reducedMotion]: { animation: "none", selectors: { "&::backdrop": { animation: "none" } } },
    [media.forcedColors]: { borderInlineStart: "1px solid CanvasText" },
  },
});

export const drawerInside = partStyle({
  minHeight: "100%",
  padding: space(24, 32, 44),
  "@media": { [media.phone]: { padding: space(16, 16, 32) } },
});

export const drawerHead = partStyle(flex.apart(16, "flex-start"));
