import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const best = style({ display: "inline-flex", alignItems: "baseline", gap: vars.space[8] });

/** Keeps a score and its band on one line. */
export const scored = style([best, { whiteSpace: "nowrap" }]);

export const band = style({
  width: ".625rem",
  height: ".625rem",
  flex: "none",
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});
