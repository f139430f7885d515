import { media } from "../../theme/breakpoints.ts";
import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";
import { nativeInput } from "../hidden/hidden.css.ts";

export const list = partStyle({
  borderTop: `1px solid ${vars.color.ink}`,
  borderBottom: `1px solid ${vars.color.rule2}`,
});

export const option = partStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: "2.75rem",
  padding: ".5rem .75rem",
  cursor: "pointer",
  transition: `background-color ${vars.motion.control}`,
  selectors: {
    "& + &": { borderTop: `1px solid ${vars.color.rule}` },
    "&:hover": { background: vars.color.wash },
    "&:has(:checked)": { background: vars.color.accentWash },
    "&:has(:disabled)": { background: "none", color: vars.color.ink3, cursor: "default" },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
  },
});

export const dot = partStyle({
  flex: "none",
  width: "1.125rem",
  height: "1.125rem",
  border: `1px solid ${vars.color.edge}`,
  borderRadius: "50%",
  background: vars.color.paper,
  selectors: {
    [`${nativeInput}:checked + &`]: { border: `.34rem solid ${vars.color.accent}` },
    [`${nativeInput}:disabled + &`]: { borderColor: vars.color.rule2, background: vars.color.wash },
  },
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});

export const words = partStyle({ display: "grid", flex: 1, minWidth: 0 });

export const name = partStyle({
  fontSize: vars.text.body.size,
  selectors: { [`${option}:has(:checked) &`]: { fontWeight: 600 } },
});

export const detail = partStyle({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.ink2,
});

export const aside = partStyle({ flex: "none", fontSize: vars.text.small.size, color: vars.color.ink2 });
