import { media } from "../../theme/breakpoints.ts";
import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

export const head = partStyle({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: `${vars.space[4]} ${vars.space[12]}`,
  paddingBlock: vars.space[4],
  borderBottom: `1px solid ${vars.color.rule2}`,
  selectors: { "&[data-open='true']": { borderBottomColor: vars.color.ink } },
});

export const heading = partStyle({ flex: 1, minWidth: "12rem" });

export const actions = partStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[4],
});

export const toggle = partStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
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

export const note = partStyle({
  fontSize: vars.text.caption.size,
  fontWeight: 400,
  letterSpacing: 0,
  color: vars.color.ink3,
});
