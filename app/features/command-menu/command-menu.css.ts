import { style } from "@vanilla-extract/css";
import { flex, grid, size, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style({ ...grid.stack(0), maxHeight: "50vh", overflowY: "auto", marginTop: space(8) });

export const command = style({
  ...flex.apart(12, "baseline"),
  width: "100%",
  minHeight: "2.25rem",
  padding: ".375rem .5rem",
  borderRadius: vars.radius.control,
  textAlign: "start",
  selectors: { "&:hover, &:focus-visible": { background: vars.color.wash } },
});

export const kind = style({ flex: "none", ...size("caption", "ink3") });
