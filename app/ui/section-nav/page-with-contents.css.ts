import { media } from "../../theme/breakpoints.ts";
import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

/** Below this width the tables need the whole of it. */
const narrow = "(width < 1200px)";

/** Wide windows show the table of contents at the side. */
export const withContents = partStyle({
  display: "grid",
  gridTemplateColumns: "13rem minmax(0, 1fr)",
  // with auto margins an item of a flex column would be as wide as its widest table
  width: "100%",
  maxWidth: "96rem",
  marginInline: "auto",
  "@media": {
    [narrow]: { display: "block" },
    [media.print]: { display: "block" },
  },
});

/** Stays in place while the scores scroll. */
export const contents = partStyle({
  // below the header
  top: "3.5rem",
  alignSelf: "start",
  paddingBlock: vars.space[32],
  paddingInlineStart: vars.space[24],
  "@media": { [narrow]: { display: "none" } },
});
