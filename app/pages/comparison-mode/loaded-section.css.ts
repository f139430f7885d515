import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

/**
 * What changes in a section is laid out and painted without the rest of the page; out of view it is neither, once the browser knows
 * its height. Otherwise what is below would jump from under the pointer as soon as the section comes into view.
 */
export const section = style({
  marginTop: vars.space[44],
  contain: "layout paint",
  containIntrinsicBlockSize: "auto none",
  // outlines of the focus and touch areas reach over the edge
  overflowClipMargin: "1rem",
  selectors: { "&[data-placed='true']": { contentVisibility: "auto" } },
  "@media": {
    [media.print]: { contain: "none", selectors: { "&[data-placed='true']": { contentVisibility: "visible" } } },
  },
});

// a jump to a heading ends below the header
globalStyle(`${section} h2`, { scrollMarginTop: "5.5rem" });
