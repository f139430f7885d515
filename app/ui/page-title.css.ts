import { media } from "../theme/breakpoints.ts";
import { partStyle } from "../theme/part-style.ts";
import { vars } from "../theme/vars.css.ts";

export const kicker = partStyle({ marginBlockEnd: vars.space[4] });

export const lead = partStyle({ marginBlockStart: vars.space[12] });

/** Of a page, below a heading: browsers do not keep it with a table that follows, so it claims the room of a first row. */
const FIRST_ROWS = "11rem";

export const sectionHead = partStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${vars.space[4]} ${vars.space[16]}`,
  marginBlockEnd: vars.space[8],
  "@media": {
    [media.print]: {
      breakInside: "avoid",
      breakAfter: "avoid",
      paddingBlockEnd: FIRST_ROWS,
      marginBlockEnd: `calc(${vars.space[8]} - ${FIRST_ROWS})`,
    },
  },
});

/** Below the note on a phone, where a choice takes the whole width. */
export const sectionActions = partStyle({
  marginInlineStart: "auto",
  "@media": { [media.phone]: { width: "100%" } },
});
