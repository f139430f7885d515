import { flex, partStyle, size, z } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

/** Above an action bar. */
export const toast = partStyle({
  position: "fixed",
  insetBlockEnd: "5.25rem",
  insetInline: "1rem",
  zIndex: z.menu,
  ...flex.row(8),
  width: "fit-content",
  maxWidth: "calc(100vw - 2rem)",
  marginInline: "auto",
  padding: ".25rem .25rem .25rem 1rem",
  borderRadius: vars.radius.float,
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
  ...size("table"),
});
