import { z } from "../../theme/breakpoints.ts";
import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

export const dialog = partStyle({
  position: "fixed",
  inset: 0,
  zIndex: z.drawer,
  width: "100vw",
  maxWidth: "none",
  height: "100dvh",
  maxHeight: "none",
  margin: 0,
  padding: 0,
  overflowX: "hidden",
  overflowY: "auto",
  overscrollBehavior: "contain",
  border: 0,
  background: vars.color.paper,
  color: vars.color.ink,
});
