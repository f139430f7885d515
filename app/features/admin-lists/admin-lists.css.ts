import { style } from "@vanilla-extract/css";
import { flex, font, grid, hiddenOn, media, phoneRule, size, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

const wide = "(width > 700px)";

export const section = style({ ...grid.stack(16), minWidth: 0 });

export const tools = style(flex.lines(12, "end"));
export const search = style({ flex: "1 1 16rem", maxWidth: "22rem" });
export const sort = style({ flex: "0 1 15rem" });

/** Dimmed while another page is loading. */
export const list = style({ minWidth: 0, selectors: { "&[data-busy='true']": { opacity: 0.6 } } });

export const turner = style({
  ...flex.lines(8),
  justifyContent: "flex-end",
  paddingBlock: space(12),
  ...size("small", "ink2"),
  ...hiddenOn("print"),
});

export const save = style({ ...flex.lines(8), justifyContent: "flex-end", ...size("small"), ...hiddenOn("print") });
export const saved = style({ color: vars.color.ink2 });
export const notSaved = style({ color: vars.color.bad });

export const note = style({ paddingBlockStart: space(8), ...font("caption", "ink3") });

export const filter = style(flex.lines(12, "end"));
export const date = style({ flex: "0 1 11rem" });
export const filterNote = style({
  flex: "1 1 16rem",
  paddingBlockEnd: space(8),
  ...size("small", "ink2"),
  selectors: { "&[role='alert']": { color: vars.color.bad } },
});

/** Scrolls, so that a year of days does not stretch the section. */
export const daysTable = style({
  maxWidth: "24rem",
  maxHeight: "20rem",
  overflowY: "auto",
  "@media": { [media.print]: { maxHeight: "none" } },
});

export const wrapped = style({ overflowWrap: "anywhere" });

export const hash = style({
  fontFamily: "ui-monospace, monospace",
  ...size("caption"),
  overflowWrap: "anywhere",
  userSelect: "all",
});
export const copy = style({ marginInlineStart: space(4), ...size("caption"), ...hiddenOn("print") });
export const copied = style({ marginInlineStart: space(8), ...size("caption", "ink2") });

/** Column names, shown on a phone, where a row is a block. */
export const onPhone = style({ "@media": { [wide]: { display: "none" } } });

export const table = style({});
export const row = style({});
/** Parts of a name share one line on a phone. */
export const name = style({});

// On a phone a row becomes a block of lines: emails and hashes are too long for columns.
phoneRule(`${table}, ${table} tbody`, { display: "block" });
phoneRule(`${table} thead, ${table} colgroup`, { display: "none" });
phoneRule(row, { display: "flex", flexWrap: "wrap", columnGap: space(4), paddingBlock: space(8) });
phoneRule(`${row} > *`, { display: "block", flexBasis: "100%", minWidth: 0, padding: 0, border: 0, textAlign: "left" });
phoneRule(`${row} > ${name}`, { flexBasis: "auto" });
