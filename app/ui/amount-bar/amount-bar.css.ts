import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const bar = style({
  display: "block",
  height: "4px",
  marginBlockStart: ".25rem",
  backgroundColor: vars.color.wash,
  backgroundRepeat: "no-repeat",
  backgroundImage: `linear-gradient(${vars.color.ink3}, ${vars.color.ink3})`,
  "@media": { [media.print]: { printColorAdjust: "exact" }, [media.forcedColors]: { display: "none" } },
});
