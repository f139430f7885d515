import { createVar, globalStyle } from "@vanilla-extract/css";
import { partLayer } from "../../theme/layers.css.ts";
import { flex, grid, hiddenOn, media, partStyle, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

/** Distance of a section from what is above it; smaller inside a fold, whose heading is above it. */
export const sectionGap = createVar();

/** The whole row opens the section: the button covers it. */
export const row = partStyle({
  position: "relative",
  ...grid.columns("13rem minmax(0, 1fr) auto"),
  alignItems: "baseline",
  columnGap: space(16),
  paddingBlock: ".1875rem",
  borderBottom: solid("rule"),
  selectors: {
    "&:hover": { background: vars.color.wash },
    "&[data-open='true']": { borderBottomColor: vars.color.rule2 },
  },
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

export const heading = partStyle({ scrollMarginTop: "5.5rem" });

export const toggle = partStyle({
  ...flex.row(8),
  textAlign: "start",
  color: vars.color.ink,
  selectors: { "&::after": { content: "", position: "absolute", inset: 0 } },
  "@media": { [media.touch]: { minHeight: "1.75rem" } },
});

/** The row aligns with the words, not with the arrow. */
export const title = partStyle({ alignSelf: "baseline" });

export const arrow = partStyle({
  flex: "none",
  color: vars.color.ink2,
  selectors: { [`${toggle}[aria-expanded="true"] &`]: { transform: "rotate(90deg)" } },
  ...hiddenOn("print"),
});

export const inside = partStyle({
  color: vars.color.ink2,
  "@media": { [media.phone]: { gridColumn: "1 / -1", gridRow: 2, paddingInlineStart: "1.5rem" } },
});

export const content = partStyle({ vars: { [sectionGap]: space(12) }, paddingBlockEnd: space(32) });

/** Sections without a distance of their own. */
globalStyle(`${content} > section`, { "@layer": { [partLayer]: { marginTop: sectionGap } } });

export const group = partStyle({ marginTop: "1.25rem" });

export const groupHead = partStyle({
  ...flex.lines(space(4, 16), "baseline"),
  paddingBlockEnd: space(8),
  borderBottom: solid("ink"),
});

export const all = partStyle({ marginInlineStart: "auto", ...hiddenOn("print") });
