import { media } from "../../theme/breakpoints.ts";
import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

export const view = partStyle({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  minHeight: "min(100dvh, 100%)",
  paddingBlock: vars.space[72],
});

export const column = partStyle({
  width: "70%",
  maxWidth: "800px",
  "@media": { [media.phone]: { width: "86%" } },
});

export const brand = partStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  marginBlockEnd: vars.space[32],
  fontSize: "2.25rem",
  lineHeight: 1.1,
  fontWeight: 600,
  letterSpacing: "-.015em",
});

export const label = partStyle({ color: vars.color.ink2, marginBlockEnd: vars.space[12] });

// Chromium and WebKit style the bar by other pseudo-elements than Firefox.
export const bar = partStyle({
  display: "block",
  width: "100%",
  height: "3px",
  border: 0,
  appearance: "none",
  background: vars.color.rule,
  selectors: {
    "&::-webkit-progress-bar": { background: vars.color.rule },
    "&::-webkit-progress-value": {
      background: vars.color.accent,
      transition: `inline-size ${vars.motion.page} ease`,
    },
    "&::-moz-progress-bar": { background: vars.color.accent },
  },
  "@media": { [media.forcedColors]: { appearance: "auto", height: "1rem" } },
});

export const foot = partStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[16],
  marginBlockStart: vars.space[8],
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.ink3,
});

export const spinner = partStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  fontSize: vars.text.small.size,
  color: vars.color.ink2,
});
