import { globalStyle, style } from "@vanilla-extract/css";
import { flex, font, grid, hiddenOn, media, size, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

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

const columns = {
  ...grid.columns("minmax(0, 1.2fr) minmax(0, 1fr) 8.5rem 5.5rem 2.25rem"),
  columnGap: space(12),
} as const;

export const head = style({
  ...columns,
  paddingBlock: space(4),
  borderBottom: solid("ink"),
  ...size("caption", "ink2"),
  fontWeight: 500,
  ...hiddenOn("phone"),
});

export const list = style({ borderBottom: solid("rule2") });

export const row = style({
  ...columns,
  rowGap: space(4),
  alignItems: "center",
  paddingBlock: space(4),
  ...size("table"),
  selectors: { "& + &": { borderTop: solid("rule") } },
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr) 8rem 2.75rem", paddingBlock: space(8) } },
});

/** On a phone the name of the stage is above its fields. */
export const stage = style({ "@media": { [media.phone]: { gridColumn: "1 / -1", fontWeight: 500 } } });

export const allowed = style({
  textAlign: "end",
  ...size("small", "ink3"),
  "@media": { [media.phone]: { gridColumn: "1 / 3", gridRow: 3, textAlign: "start" } },
});

export const fixed = style({ textAlign: "end", paddingInlineEnd: ".6875rem" });

export const reset = style({ justifySelf: "end" });

const componentColumns = (template: string) =>
  ({ ...grid.columns(template), columnGap: space(12), alignItems: "baseline" }) as const;
const SIMPLE = componentColumns("minmax(0, 1.4fr) minmax(0, 1.2fr) 4rem minmax(0, 1.2fr) 2.25rem");
const ALL = componentColumns("minmax(0, 1.4fr) minmax(0, 1.1fr) 3.5rem minmax(0, 1.2fr) 4.75rem 4.75rem 2.25rem");

/** On a phone: name and commands in the first line, material and mass below. */
const phone = { gridTemplateColumns: "minmax(0, 1fr) auto 2.75rem", rowGap: space(4) };

const headLook = {
  paddingBlock: space(4),
  borderBottom: solid("ink"),
  ...size("caption", "ink2"),
  fontWeight: 500,
  ...hiddenOn("phone"),
};
export const componentHead = style({ ...SIMPLE, ...headLook });
export const allHead = style({ ...ALL, ...headLook });
export const number = style({ textAlign: "end" });

export const componentList = style({ borderBottom: solid("rule2") });

export const item = style({
  selectors: {
    "& + &": { borderTop: solid("rule") },
    "&[data-open='true']": { background: vars.color.wash },
  },
  "@media": { [media.phone]: { selectors: { "&:first-child": { borderTop: solid("ink") } } } },
});

const rowLook = { paddingBlock: space(4), ...font("table"), "@media": { [media.phone]: phone } };
export const componentRow = style({ ...SIMPLE, ...rowLook });
export const allRow = style({ ...ALL, ...rowLook });

export const nameCell = style({
  minWidth: 0,
  overflowWrap: "break-word",
  "@media": { [media.phone]: { gridColumn: "1 / 3" } },
});

export const name = style({
  ...flex.inline(4, "baseline"),
  minHeight: "1.5rem",
  marginInlineEnd: space(8),
  fontWeight: 500,
  textAlign: "start",
  selectors: { "&:hover": { textDecorationLine: "underline", textUnderlineOffset: ".2em" } },
  "@media": { [media.touch]: { minHeight: "2.75rem", alignItems: "center" } },
});

export const arrow = style({
  flex: "none",
  alignSelf: "center",
  display: "inline-grid",
  color: vars.color.ink2,
  selectors: { "&[data-open='true']": { transform: "rotate(90deg)" } },
});

export const main = style({
  display: "inline-block",
  marginInlineEnd: space(8),
  padding: "0 .3125rem",
  border: solid("edge"),
  borderRadius: vars.radius.mark,
  ...font("mark"),
  fontWeight: 500,
});

export const faulty = style({ marginInlineStart: space(4), ...size("mark", "bad"), fontWeight: 600 });

// positioned, because a visually hidden label at the end of a full line would widen the page
const cell = { position: "relative", minWidth: 0, overflowWrap: "break-word" } as const;
export const material = style({
  ...cell,
  "@media": { [media.phone]: { gridRow: 2, gridColumn: 1, paddingInlineStart: space(16) } },
});
export const mass = style({
  ...cell,
  textAlign: "end",
  // the column has no componentHead there, so the unit follows the value
  "@media": { [media.phone]: { gridRow: 2, gridColumn: 2, selectors: { "&::after": { content: "'\\00A0g'" } } } },
});

/** Hidden on a phone; the open componentFields show it. */
export const detail = style({
  ...cell,
  selectors: { "&[data-numeric='true']": { textAlign: "end" } },
  ...hiddenOn("phone"),
});

export const commands = style({
  justifySelf: "end",
  alignSelf: "start",
  gridColumnEnd: -1,
  "@media": { [media.phone]: { gridRow: "1 / 3" } },
});

export const componentFields = style({ padding: space(8, 16, 16) });

export const fieldsFoot = style({ ...flex.lines(12), justifyContent: "space-between", marginTop: space(16) });

export const foot = style({ marginTop: ".625rem", ...size("caption", "ink3") });
