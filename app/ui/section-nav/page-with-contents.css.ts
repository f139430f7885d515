import { centred, grid, media, partStyle, space } from "../../theme/styling.ts";

/** Below this width the tables need the whole of it. */
const narrow = "(width < 1200px)";

/** Wide windows show the table of contents at the side. */
export const withContents = partStyle({
  ...grid.columns("13rem minmax(0, 1fr)"),
  // with auto margins an item of a flex column would be as wide as its widest table
  ...centred("96rem"),
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
  paddingBlock: space(32),
  paddingInlineStart: space(24),
  "@media": { [narrow]: { display: "none" } },
});
