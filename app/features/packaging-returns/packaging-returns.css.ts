import { style } from "@vanilla-extract/css";
import { columnOf, flex, font, grid, hiddenOn, media, shownOn, size, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const layout = style({
  ...grid.columns("18rem minmax(0, 1fr)", 44, "start"),
  marginTop: space(32),
  "@media": {
    [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(32) },
    [media.print]: { display: "block" },
  },
});

export const questions = style({ ...grid.stack(24), ...hiddenOn("print") });
export const question = style(grid.stack(8));
export const label = style({ margin: 0, fontWeight: 600 });
export const period = style(grid.columns("6rem 1fr", 12));
export const choices = style(grid.stack(4));

export const head = style({ ...flex.lines(space(12, 24), "flex-start"), justifyContent: "space-between" });
export const finding = style({
  margin: 0,
  fontSize: "1.75rem",
  lineHeight: 1.2,
  fontWeight: 700,
  overflowWrap: "anywhere",
});
export const files = style({ ...flex.lines(8, "stretch"), ...hiddenOn("print") });
export const notes = style({ ...grid.stack(4), marginTop: space(8) });
export const note = style({ margin: 0 });
export const open = style({
  display: "block",
  marginTop: space(12),
  padding: space(8, 12),
  borderInlineStart: solid("warn", "3px"),
  background: vars.color.wash,
});

export const section = style({ marginTop: space(44) });
export const pair = style({
  ...grid.columns("repeat(2, minmax(0, 1fr))", space(0, 44)),
  "@media": {
    [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.print]: { display: "block" },
  },
});

/** Columns hidden on a phone; the file has them. */
export const wide = style(hiddenOn("phoneScreen"));
/** A second line of small type. */
export const second = style({
  display: "block",
  fontWeight: 400,
  ...size("caption", "ink3"),
  overflowWrap: "anywhere",
});
export const columns = {
  type: columnOf("22%", "0"),
  line: columnOf("6%", "2.5rem"),
  number: columnOf("13%", "5rem"),
  small: columnOf("10%", "4rem"),
  weight: columnOf("16%", "6rem"),
};
export const findings = style({ margin: 0, padding: 0, listStyle: "none" });
export const findingRow = style({ paddingBlock: space(8), borderBlockEnd: solid("rule") });
const severity = {
  display: "inline-block",
  padding: "0 .3125rem",
  borderRadius: vars.radius.mark,
  ...font("mark"),
  fontWeight: 500,
} as const;
export const severities = {
  error: style({ ...severity, border: solid("bad"), color: vars.color.bad }),
  warning: style({ ...severity, border: `1px dashed ${vars.color.warn}`, color: vars.color.warn }),
};

/** The stacked bar of what the masses rest on. */
export const stack = style({
  display: "flex",
  height: "1rem",
  marginBlock: space(12),
  "@media": { [media.print]: { printColorAdjust: "exact" } },
});
const segment = { minWidth: 0, boxSizing: "border-box", border: solid("ink") } as const;
export const segments = {
  weighed: style({ ...segment, background: vars.color.ink }),
  specified: style({ ...segment, background: vars.color.ink3 }),
  assumed: style({ ...segment, background: vars.color.paper, border: `1px dashed ${vars.color.warn}` }),
};
export const shares = style({
  ...grid.columns("repeat(3, minmax(0, 1fr))", 16),
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const below = style({ marginTop: space(12), marginBottom: 0 });
export const share = style({ display: "block", fontWeight: 600 });
/** Replaces the columns that are hidden on a phone. */
export const phoneOnly = style(shownOn("phoneScreen"));
