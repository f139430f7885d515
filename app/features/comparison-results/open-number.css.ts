import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";

/** The number as it would stand without being a button; its target is larger than it looks. */
export const number = style({
  position: "relative",
  font: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
  textAlign: "inherit",
  selectors: {
    "&:hover, &:focus-visible": { textDecorationLine: "underline", textUnderlineOffset: ".2em" },
    "&::after": { content: "''", position: "absolute", inset: "-.25rem -.375rem", minWidth: "1.5rem" },
  },
  "@media": {
    [media.touch]: { selectors: { "&::after": { inset: "-.75rem -.625rem", minWidth: "2.75rem" } } },
  },
});
