import { media, z } from "../../theme/breakpoints.ts";
import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

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
