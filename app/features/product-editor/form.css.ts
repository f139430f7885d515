import { globalStyle, style } from "@vanilla-extract/css";
import { flex, font, grid, size, solid, space } from "../../theme/styling.ts";

/** A section with a border above. */
export const section = style({
  ...grid.stack(16),
  paddingBlock: space(24, 32),
  borderTop: solid("rule"),
  // space for the sticky header after a jump to the heading
  scrollMarginTop: "4rem",
});

/** Two fields per line if the form is wide enough. */
export const fields = style(grid.columns("repeat(auto-fit, minmax(min(100%, 16rem), 1fr))", space(16, 16), "start"));

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
  // Safari and Firefox: as high as four lines at once
  "@supports": { "not (field-sizing: content)": { minHeight: "7rem", resize: "vertical" } },
});

/** `lineHeight` 1 keeps the line of the label from growing. */
export const changed = style({ ...size("mark", "accent"), lineHeight: 1, fontWeight: 600 });

export const note = style(font("small", "ink2"));

export const said = style([note, { borderInlineStart: solid("warn", "2px"), paddingInlineStart: ".75rem" }]);

export const stack = style({ ...grid.stack(8), minWidth: 0 });
globalStyle(`${stack} > :is(button, fieldset, span)`, { justifySelf: "start" });

export const checks = style(flex.lines(space(4, 32), "stretch"));

export const group = style(grid.stack(8));
export const groupTitle = style({ ...size("small"), fontWeight: 600 });
export const legend = style({ padding: 0, marginBottom: space(4) });
export const groups = style(grid.stack(24));

export const resumed = style({
  display: "block",
  marginBottom: space(24),
  paddingInlineStart: space(16),
  borderInlineStart: solid("accent", "2px"),
  ...font("small"),
});
