import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { listFigure } from "./scores.css.ts";

// A button that looks like plain text. Padding with an equal negative margin enlarges the touch target: an overlay
// element would add one layer per number, which costs time in every frame.
export const number = style({
  display: "inline-block",
  minWidth: "1.5rem",
  margin: "-.25rem -.375rem",
  padding: ".25rem .375rem",
  font: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
  textAlign: "inherit",
  selectors: {
    "&:hover, &:focus-visible": { textDecorationLine: "underline", textUnderlineOffset: ".2em" },
    // at the edge of a phone the target ends with the text, so that it does not widen the section
    [`${listFigure} &`]: { marginInlineEnd: 0, paddingInlineEnd: 0 },
  },
  "@media": {
    // a one-digit number at the right edge of a phone needs a wider target
    [media.touch]: { minWidth: "2.75rem", margin: "-.75rem -.375rem", padding: ".75rem .375rem" },
  },
});
