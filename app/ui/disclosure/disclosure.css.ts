import { flex, media, partStyle, size, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const head = partStyle({
  ...flex.lines(space(4, 12)),
  paddingBlock: space(4),
  borderBottom: solid("rule2"),
  selectors: { "&[data-open='true']": { borderBottomColor: vars.color.ink } },
});

export const heading = partStyle({ flex: 1, minWidth: "12rem" });

export const actions = partStyle({
  ...flex.lines(4),
  // below the heading, so above the rule
  "@media": { [media.phone]: { marginBlockEnd: space(8) } },
});

export const toggle = partStyle({
  ...flex.row(8),
  width: "100%",
  minHeight: "2rem",
  color: vars.color.ink,
  "@media": { [media.touch]: { minHeight: "2.75rem" } },
});

export const arrow = partStyle({
  flex: "none",
  color: vars.color.ink2,
  selectors: {
    [`${toggle}[aria-expanded="true"] &`]: { transform: "rotate(90deg)" },
    [`${toggle}:hover &`]: { color: vars.color.accent },
  },
});

export const note = partStyle({ ...size("caption", "ink3"), fontWeight: 400, letterSpacing: 0 });
