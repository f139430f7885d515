import { createVar } from "@vanilla-extract/css";
import { flex, media, partStyle, size, squareOf } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

const off = ':disabled, [aria-disabled="true"]';
const on = `:not(${off})`;

/** The space between the edge of a button and its text. */
export const inset = createVar();

export const button = partStyle({
  vars: { [inset]: ".9375rem" },
  ...flex.inline(8),
  justifyContent: "center",
  minHeight: "2.25rem",
  padding: `.375rem ${inset}`,
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  ...size("table"),
  lineHeight: 1.3,
  fontWeight: 600,
  textAlign: "center",
  textDecorationLine: "none",
  cursor: "pointer",
  transition: `background-color ${vars.motion.control}, border-color ${vars.motion.control}, color ${vars.motion.control}`,
  selectors: {
    "&:disabled, &[aria-disabled='true']": {
      background: vars.color.wash,
      borderColor: vars.color.rule2,
      color: vars.color.ink3,
      cursor: "default",
    },
  },
  "@media": {
    [media.touch]: { minHeight: "2.75rem" },
    [media.forcedColors]: { border: "1px solid ButtonText" },
    // Not printed.
    [media.print]: { display: "none" },
  },
});

export const small = partStyle({
  vars: { [inset]: ".6875rem" },
  minHeight: "1.875rem",
  paddingBlock: ".1875rem",
  ...size("small"),
  "@media": { [media.touch]: { minHeight: "2.75rem" } },
});

export const wide = partStyle({ width: "100%" });

export const kind = {
  primary: partStyle({
    selectors: {
      [`&${on}`]: { background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.onAccent },
      [`&${on}:hover`]: { background: vars.color.accentHover, borderColor: vars.color.accentHover },
    },
  }),
  secondary: partStyle({
    selectors: {
      [`&${on}`]: { background: vars.color.paper, borderColor: vars.color.edge, color: vars.color.ink },
      [`&${on}:hover`]: { background: vars.color.wash },
    },
  }),
  quiet: partStyle({
    selectors: {
      [`&${on}`]: { background: "transparent", color: vars.color.accent },
      [`&${on}:hover`]: { background: vars.color.wash, color: vars.color.accentHover },
      "&:disabled, &[aria-disabled='true']": { background: "transparent", borderColor: "transparent" },
    },
  }),
  danger: partStyle({
    selectors: {
      [`&${on}`]: { background: vars.color.bad, borderColor: vars.color.bad, color: vars.color.paper },
      [`&${on}:hover`]: { textDecorationLine: "underline", textUnderlineOffset: ".2em" },
    },
  }),
};

export const iconButton = partStyle({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  ...squareOf("2.25rem"),
  borderRadius: vars.radius.control,
  color: vars.color.ink2,
  textDecorationLine: "none",
  transition: `background-color ${vars.motion.control}, color ${vars.motion.control}`,
  selectors: {
    "&:not(:disabled):hover": { background: vars.color.wash, color: vars.color.ink },
    "&:disabled": { color: vars.color.rule2 },
  },
  "@media": { [media.touch]: { ...squareOf("2.75rem") } },
});

export const linkLike = partStyle({
  display: "inline",
  color: vars.color.accent,
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: ".2em",
  selectors: { "&:hover": { color: vars.color.accentHover } },
  // padding of inline text enlarges the target, not the line
  "@media": { [media.touch]: { paddingBlock: ".25rem" } },
});
