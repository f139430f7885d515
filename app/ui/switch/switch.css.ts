import { flex, media, partStyle, size, squareOf } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const line = partStyle({
  ...flex.row(".5rem"),
  width: "100%",
  minHeight: "2rem",
  ...size("small"),
  selectors: { "&:disabled": { color: vars.color.ink3 } },
  "@media": { [media.touch]: { minHeight: "2.75rem" } },
});

export const track = partStyle({
  flex: "none",
  width: "2rem",
  height: "1.125rem",
  padding: "2px",
  borderRadius: vars.radius.round,
  background: vars.color.edge,
  transition: `background-color ${vars.motion.control}`,
  selectors: {
    [`${line}[aria-checked="true"] &`]: { background: vars.color.accent },
    [`${line}:disabled &`]: { background: vars.color.rule2 },
  },
  "@media": { [media.forcedColors]: { border: "1px solid ButtonText" } },
});

export const knob = partStyle({
  display: "block",
  ...squareOf(".875rem"),
  borderRadius: "50%",
  background: vars.color.paper,
  selectors: { [`${line}[aria-checked="true"] &`]: { marginInlineStart: "auto" } },
  "@media": { [media.forcedColors]: { background: "ButtonText", forcedColorAdjust: "none" } },
});

/** A note that does not fit beside the label moves below it. */
export const words = partStyle({
  display: "flex",
  flex: 1,
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: ".5rem",
  textAlign: "start",
});

export const note = partStyle({ color: vars.color.ink3 });
