import { createVar } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

/** Distance of a section from what is above it; smaller inside a fold, whose heading is above it. */
export const sectionGap = createVar();

/** The whole row opens the section: the button covers it. */
export const row = partStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "13rem minmax(0, 1fr) auto",
  alignItems: "baseline",
  columnGap: vars.space[16],
  paddingBlock: ".1875rem",
  borderBottom: `1px solid ${vars.color.rule}`,
  selectors: {
    "&:hover": { background: vars.color.wash },
    "&[data-open='true']": { borderBottomColor: vars.color.rule2 },
  },
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

export const heading = partStyle({ scrollMarginTop: "5.5rem" });

export const toggle = partStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  textAlign: "start",
  color: vars.color.ink,
  selectors: { "&::after": { content: "", position: "absolute", inset: 0 } },
  "@media": { [media.touch]: { minHeight: "1.75rem" } },
});

export const arrow = partStyle({
  flex: "none",
  color: vars.color.ink2,
  selectors: { [`${toggle}[aria-expanded="true"] &`]: { transform: "rotate(90deg)" } },
  "@media": { [media.print]: { display: "none" } },
});

export const inside = partStyle({
  color: vars.color.ink2,
  "@media": { [media.phone]: { gridColumn: "1 / -1", gridRow: 2, paddingInlineStart: "1.75rem" } },
});

export const content = partStyle({
  vars: { [sectionGap]: vars.space[12] },
  paddingBlockEnd: vars.space[32],
});

export const group = partStyle({
  marginTop: "1.25rem",
});

export const groupHead = partStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${vars.space[4]} ${vars.space[16]}`,
  paddingBlockEnd: vars.space[8],
  borderBottom: `1px solid ${vars.color.ink}`,
});

export const all = partStyle({ marginInlineStart: "auto", "@media": { [media.print]: { display: "none" } } });
