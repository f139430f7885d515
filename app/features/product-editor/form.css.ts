import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

/** A section with a border above. */
export const section = style({
  display: "grid",
  gap: vars.space[16],
  paddingBlock: `${vars.space[24]} ${vars.space[32]}`,
  borderTop: `1px solid ${vars.color.rule}`,
  // space for the sticky header after a jump to the heading
  scrollMarginTop: "4rem",
});

/** Two fields per line if the form is wide enough. */
export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))",
  gap: `${vars.space[16]} ${vars.space[16]}`,
  alignItems: "start",
});

/** Short numbers: three per line. */
export const shortFields = style([fields, { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12rem), 1fr))" }]);

export const wholeLine = style({ gridColumn: "1 / -1" });

/** Grows with its text up to four lines (specification). */
export const description = style({ gridColumn: "1 / -1" });
globalStyle(`${description} textarea`, {
  fieldSizing: "content",
  minHeight: "2.25rem",
  maxHeight: "7rem",
  resize: "none",
});

/** `lineHeight` 1 keeps the line of the label from growing. */
export const changed = style({
  fontSize: vars.text.mark.size,
  lineHeight: 1,
  fontWeight: 600,
  color: vars.color.accent,
});

export const note = style({ fontSize: vars.text.small.size, lineHeight: vars.text.small.line, color: vars.color.ink2 });

export const said = style([note, { borderInlineStart: `2px solid ${vars.color.warn}`, paddingInlineStart: ".75rem" }]);

export const stack = style({ display: "grid", gap: vars.space[8], minWidth: 0 });
globalStyle(`${stack} > :is(button, fieldset, span)`, { justifySelf: "start" });

export const checks = style({ display: "flex", flexWrap: "wrap", gap: `${vars.space[4]} ${vars.space[32]}` });

export const group = style({ display: "grid", gap: vars.space[8] });
export const groupTitle = style({ fontSize: vars.text.small.size, fontWeight: 600 });
export const legend = style({ padding: 0, marginBottom: vars.space[4] });
export const groups = style({ display: "grid", gap: vars.space[24] });

export const resumed = style({
  display: "block",
  marginBottom: vars.space[24],
  paddingInlineStart: vars.space[16],
  borderInlineStart: `2px solid ${vars.color.accent}`,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
