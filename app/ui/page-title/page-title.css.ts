import { media } from "../../theme/breakpoints.ts";
import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

export const kicker = partStyle({ marginBlockEnd: vars.space[4] });

export const lead = partStyle({ marginBlockStart: vars.space[12] });

/** In print, reserves this height below a heading: browsers do not keep a heading with the table that follows. */
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

/** Full width below the note on a phone. */
export const sectionActions = partStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  marginInlineStart: "auto",
  "@media": { [media.phone]: { width: "100%" } },
});
