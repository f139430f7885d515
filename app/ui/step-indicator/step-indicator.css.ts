import { ellipsis, flex, font, media, partStyle, size, solid, space, squareOf } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = partStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space(16),
  "@media": { [media.phone]: { gap: ".375rem" } },
});

export const item = partStyle({
  borderTop: solid("rule2", "2px"),
  selectors: { "&[data-state='done'], &[data-state='current']": { borderTopColor: vars.color.accent } },
});

export const step = partStyle({
  ...flex.row(".625rem", "stretch"),
  width: "100%",
  paddingBlock: space(12, 4),
  textAlign: "start",
  "@media": { [media.phone]: { display: "none" } },
});

export const circle = partStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  ...squareOf("1.375rem"),
  border: solid("edge"),
  borderRadius: "50%",
  ...size("caption", "ink3"),
  fontWeight: 600,
  selectors: {
    [`${item}[data-state="done"] &`]: { borderColor: vars.color.accent, color: vars.color.accent },
    [`${item}[data-state="current"] &`]: {
      borderColor: vars.color.accent,
      background: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
});

export const words = partStyle({ display: "grid", minWidth: 0 });

export const title = partStyle({
  ...size("table", "ink2"),
  lineHeight: "1.375rem",
  fontWeight: 500,
  selectors: {
    [`${item}[data-state="done"] &, ${item}[data-state="current"] &`]: { fontWeight: 600, color: vars.color.ink },
    [`button:hover > ${words} > &`]: { textDecorationLine: "underline", textUnderlineOffset: ".2em" },
  },
});

export const detail = partStyle({ ...ellipsis, ...font("caption", "ink3") });

export const progress = partStyle({
  display: "none",
  marginBlockStart: space(12),
  ...font("caption", "ink3"),
  "@media": { [media.phone]: { display: "block" } },
});
