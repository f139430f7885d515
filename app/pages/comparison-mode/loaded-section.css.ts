import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

/** Laid out and painted only near the window; to print, to be searched and to be listened to it is there all the same. */
export const section = style({
  marginTop: vars.space[44],
  contentVisibility: "auto",
  // outlines of the focus and touch areas reach over the edge
  overflowClipMargin: "1rem",
  "@media": { [media.print]: { contentVisibility: "visible" } },
});

// a jump to a heading ends below the header
globalStyle(`${section} h2`, { scrollMarginTop: "5.5rem" });
