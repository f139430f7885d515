import { flex, media, partStyle, space } from "../../theme/styling.ts";

export const kicker = partStyle({ marginBlockEnd: space(4) });

export const lead = partStyle({ marginBlockStart: space(12) });

/** In print, reserves this height below a heading: browsers do not keep a heading with the table that follows. */
const FIRST_ROWS = "11rem";

export const sectionHead = partStyle({
  ...flex.lines(space(4, 16), "baseline"),
  marginBlockEnd: space(8),
  "@media": {
    [media.print]: {
      breakInside: "avoid",
      breakAfter: "avoid",
      paddingBlockEnd: FIRST_ROWS,
      marginBlockEnd: `calc(${space(8)} - ${FIRST_ROWS})`,
    },
  },
});

/** Full width below the note on a phone. */
export const sectionActions = partStyle({
  ...flex.lines(),
  marginInlineStart: "auto",
  "@media": { [media.phone]: { width: "100%" } },
});
