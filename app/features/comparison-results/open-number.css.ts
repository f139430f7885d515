import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";

// The number as it would stand without being a button; its target is larger than it looks. By padding that takes no place: an element of
// its own that lies over the number would be a layer for each number of the page, and each frame would pay for all of them.
export const number = style({
  display: "inline-block",
  minWidth: "1.5rem",
  margin: "-.25rem -.375rem",
  padding: ".25rem .375rem",
  font: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
  textAlign: "inherit",
  selectors: { "&:hover, &:focus-visible": { textDecorationLine: "underline", textUnderlineOffset: ".2em" } },
  "@media": {
    // a single figure at the right margin of a phone has little place beside it
    [media.touch]: { minWidth: "2.75rem", margin: "-.75rem -.375rem", padding: ".75rem .375rem" },
  },
});
