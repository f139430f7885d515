import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

/** Wide windows show the table of contents at the side. */
export const withContents = style({
  display: "grid",
  gridTemplateColumns: "13rem minmax(0, 1fr)",
  maxWidth: "96rem",
  marginInline: "auto",
  "@media": {
    [media.stacked]: { display: "block" },
    [media.print]: { display: "block" },
  },
});
/** Stays in place while the scores scroll. */
export const contents = style({
  position: "sticky",
  // below the header
  top: "3.5rem",
  alignSelf: "start",
  paddingBlock: vars.space[32],
  paddingInlineStart: vars.space[24],
});
