import { fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { sectionGap } from "../ui/fold/fold.css.ts";
import { media, space } from "../theme/styling.ts";

/**
 * `contain` limits layout and paint of a change to the section. `content-visibility` skips both while it is off screen, but
 * only once the browser knows the section's height: otherwise the content below would jump when it comes into view.
 */
export const section = style({
  marginTop: fallbackVar(sectionGap, space(24)),
  contain: "layout paint",
  containIntrinsicBlockSize: "auto none",
  // focus outlines and touch targets extend past the edge
  overflowClipMargin: "1.5rem",
  selectors: { "&[data-placed='true']": { contentVisibility: "auto" } },
  "@media": {
    [media.print]: { contain: "none", selectors: { "&[data-placed='true']": { contentVisibility: "visible" } } },
  },
});

// keeps a heading that is jumped to below the sticky header
globalStyle(`${section} h2`, { scrollMarginTop: "5.5rem" });
