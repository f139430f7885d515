import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const sidebar = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[16],
  padding: `${vars.space[24]} ${vars.space[24]}`,
  borderRight: `1px solid ${vars.color.rule}`,
  "@media": {
    [media.stacked]: { borderRight: 0, borderBottom: `1px solid ${vars.color.rule}`, paddingBlock: vars.space[12] },
    [media.phone]: { paddingInline: vars.space[16] },
  },
});

export const who = style({
  paddingBottom: vars.space[24],
  borderBottom: `1px solid ${vars.color.rule}`,
  "@media": { [media.stacked]: { padding: 0, border: 0, display: "flex", flexWrap: "wrap", columnGap: vars.space[8] } },
});

export const name = style({ fontWeight: 600, fontSize: vars.text.small.size, lineHeight: vars.text.small.line });

/** In the stacked layout, most of the sidebar opens on demand. */
export const moreButton = style({
  display: "none",
  "@media": { [media.stacked]: { display: "inline-flex" } },
});

export const more = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[16],
  "@media": { [media.stacked]: { selectors: { "&[data-open='false']": { display: "none" } } } },
});

export const entry = style({
  display: "block",
  paddingBlock: vars.space[4],
  color: vars.color.ink2,
  fontSize: vars.text.table.size,
  textDecoration: "none",
  "@media": { [media.touch]: { display: "flex", alignItems: "center", minHeight: "2.75rem" } },
  selectors: { '&[aria-current="page"]': { color: vars.color.ink, fontWeight: 600 } },
});

export const data = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  marginTop: vars.space[8],
});
