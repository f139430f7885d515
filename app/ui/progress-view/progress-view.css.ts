import { flex, font, media, partStyle, size, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const view = partStyle({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  minHeight: "min(100dvh, 100%)",
  paddingBlock: space(72),
});

export const column = partStyle({ width: "70%", maxWidth: "800px", "@media": { [media.phone]: { width: "86%" } } });

export const brand = partStyle({
  ...flex.row(12),
  marginBlockEnd: space(32),
  fontSize: "2.25rem",
  lineHeight: 1.1,
  fontWeight: 600,
  letterSpacing: "-.015em",
});

export const label = partStyle({ color: vars.color.ink2, marginBlockEnd: space(12) });

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
    "&::-webkit-progress-value": { background: vars.color.accent, transition: `inline-size ${vars.motion.page} ease` },
    "&::-moz-progress-bar": { background: vars.color.accent },
  },
  "@media": { [media.forcedColors]: { appearance: "auto", height: "1rem" } },
});

export const foot = partStyle({ ...flex.apart(16, "stretch"), marginBlockStart: space(8), ...font("caption", "ink3") });

export const spinner = partStyle({ ...flex.inline(8), ...size("small", "ink2") });
