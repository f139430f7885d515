import { style } from "@vanilla-extract/css";
import { flex, media, squareOf } from "../../theme/styling.ts";

export const best = style(flex.inline(8, "baseline"));

/** Keeps a score and its band on one line. */
export const scored = style([best, { whiteSpace: "nowrap" }]);

export const band = style({
  ...squareOf(".625rem"),
  flex: "none",
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});
