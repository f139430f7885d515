import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

/** What changes in a section is laid out and painted without the rest of the page; out of view it is neither. */
export const section = style({
  marginTop: vars.space[44],
  contain: "layout paint",
  contentVisibility: "auto",
  // until it was in view once, the place that is held for it counts
  containIntrinsicBlockSize: "auto none",
  // outlines of the focus and touch areas reach over the edge
  overflowClipMargin: "1rem",
  "@media": { [media.print]: { contain: "none", contentVisibility: "visible" } },
});

// a jump to a heading ends below the header
globalStyle(`${section} h2`, { scrollMarginTop: "5.5rem" });
