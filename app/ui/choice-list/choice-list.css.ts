import { flex, font, media, partStyle, size, solid, squareOf } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";
import { nativeInput } from "../hidden/hidden.css.ts";

export const list = partStyle({ borderTop: solid("ink"), borderBottom: solid("rule2") });

export const option = partStyle({
  position: "relative",
  ...flex.row(12),
  minHeight: "2.75rem",
  padding: ".5rem .75rem",
  cursor: "pointer",
  transition: `background-color ${vars.motion.control}`,
  selectors: {
    "& + &": { borderTop: solid("rule") },
    "&:hover": { background: vars.color.wash },
    "&:has(:checked)": { background: vars.color.accentWash },
    "&:has(:disabled)": { background: "none", color: vars.color.ink3, cursor: "default" },
    "&:has(:focus-visible)": { outline: solid("focus", "2px"), outlineOffset: "-2px" },
  },
});

export const dot = partStyle({
  flex: "none",
  ...squareOf("1.125rem"),
  border: solid("edge"),
  borderRadius: "50%",
  background: vars.color.paper,
  selectors: {
    [`${nativeInput}:checked + &`]: { border: solid("accent", ".34rem") },
    [`${nativeInput}:disabled + &`]: { borderColor: vars.color.rule2, background: vars.color.wash },
  },
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});

export const words = partStyle({ display: "grid", flex: 1, minWidth: 0 });

export const name = partStyle({ ...size("body"), selectors: { [`${option}:has(:checked) &`]: { fontWeight: 600 } } });

export const detail = partStyle(font("small", "ink2"));

export const aside = partStyle({ flex: "none", ...size("small", "ink2") });
