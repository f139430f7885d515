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
    // in the middle of the number: at the edge of a phone it must not make the page wider
    "&::after": {
      content: "''",
      position: "absolute",
      insetBlock: "-.25rem",
      left: "50%",
      width: "max(100% + .75rem, 1.5rem)",
      transform: "translateX(-50%)",
    },
  },
  "@media": {
    // a single figure at the right margin: the target is wider than what the page has left beside it
    [media.touch]: {
      selectors: {
        "&::after": { insetBlock: "-.75rem", left: "calc(50% - .1875rem)", width: "max(100% + 1.25rem, 2.75rem)" },
      },
    },
  },
});
