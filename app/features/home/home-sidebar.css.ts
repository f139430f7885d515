import { style } from "@vanilla-extract/css";
import { flex, font, media, size, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const sidebar = style({
  display: "flex",
  flexDirection: "column",
  gap: space(16),
  padding: space(24, 24),
  borderRight: solid("rule"),
  "@media": {
    [media.stacked]: { borderRight: 0, borderBottom: solid("rule"), paddingBlock: space(12) },
    [media.phone]: { paddingInline: space(16) },
  },
});

export const who = style({
  paddingBottom: space(24),
  borderBottom: solid("rule"),
  "@media": { [media.stacked]: { padding: 0, border: 0, display: "flex", flexWrap: "wrap", columnGap: space(8) } },
});

export const name = style({ fontWeight: 600, ...font("small") });

/** In the stacked layout, most of the sidebar opens on demand. */
export const moreButton = style({ display: "none", "@media": { [media.stacked]: { display: "inline-flex" } } });

export const more = style({
  display: "flex",
  flexDirection: "column",
  gap: space(16),
  "@media": { [media.stacked]: { selectors: { "&[data-open='false']": { display: "none" } } } },
});

export const entry = style({
  display: "block",
  paddingBlock: space(4),
  ...size("table", "ink2"),
  textDecoration: "none",
  "@media": { [media.touch]: { ...flex.row(), minHeight: "2.75rem" } },
  selectors: { '&[aria-current="page"]': { color: vars.color.ink, fontWeight: 600 } },
});

export const data = style({ display: "flex", flexDirection: "column", gap: space(4), marginTop: space(8) });
