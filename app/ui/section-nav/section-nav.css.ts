import { grid, media, partStyle, size, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const contents = partStyle({
  // when stacked, the sections follow directly
  "@media": { [media.stacked]: { display: "none" }, [media.print]: { display: "none" } },
});

export const group = partStyle({ paddingBlock: space(8, 4) });

export const link = partStyle({
  display: "block",
  padding: space(4, 12),
  borderInlineStart: solid("rule2"),
  ...size("table", "ink2"),
  textDecorationLine: "none",
  selectors: {
    "&:hover": { color: vars.color.ink, textDecorationLine: "underline" },
    "&[aria-current]": { borderInlineStart: solid("accent", "2px"), color: vars.color.ink, fontWeight: 600 },
  },
});

/** Below this width the tables need the whole of it. */
const narrow = "(width < 1200px)";

/** Wide windows show the table of contents at the side. */
export const withContents = partStyle({
  ...grid.columns("13rem minmax(0, 1fr)"),
  // an item of a flex column would be as wide as its widest table
  width: "100%",
  maxWidth: "96rem",
  "@media": {
    [narrow]: { display: "block" },
    [media.print]: { display: "block" },
  },
});

/** Stays in place while the scores scroll. */
export const beside = partStyle({
  // below the header
  top: "3.5rem",
  alignSelf: "start",
  paddingBlock: space(32),
  paddingInlineStart: space(24),
  maxHeight: "calc(100vh - 3.5rem)",
  overflowY: "auto",
  "@media": { [narrow]: { display: "none" }, [media.low]: { maxHeight: "none" } },
});
