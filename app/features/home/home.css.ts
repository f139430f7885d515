import { globalStyle, style } from "@vanilla-extract/css";
import { ellipsis, flex, font, grid, media, phoneRule, size, solid, space, squareOf } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const sections = style({ display: "flex", flexDirection: "column", gap: space(24), marginTop: space(24) });

export const notice = style({ marginTop: space(12), maxWidth: "46rem", ...size("small", "warn") });

/** What a collapsed section has inside, next to its title. */
export const names = style({
  display: "inline-block",
  maxWidth: "26rem",
  marginInlineStart: space(16),
  verticalAlign: "bottom",
  ...ellipsis,
  ...size("table", "ink2"),
  "@media": { [media.phone]: { display: "none" }, [media.stacked]: { maxWidth: "16rem" } },
});

export const tools = style(flex.lines(12, "stretch"));

export const search = style({ flex: "0 1 22rem", marginBlock: space(12) });

/** Only on phones, where the table has no heads to click. */
export const sort = style({
  display: "none",
  "@media": { [media.phone]: { display: "block", flex: 1, minWidth: "12rem", marginBlock: space(8) } },
});

export const warn = style({ color: vars.color.warn });

export const users = style({ marginTop: space(16), maxHeight: "40vh", overflow: "auto", borderTop: solid("ink") });

export const user = style({
  ...flex.lines(space(4, 16), "baseline"),
  paddingBlock: space(8),
  borderBottom: solid("rule"),
  ...size("table"),
});

export const userName = style({ flex: 1, minWidth: "8rem", color: vars.color.ink });

export const where = style({ color: vars.color.ink2 });

export const empty = style({
  ...grid.columns("minmax(0, 1fr) 22rem", 44, "center"),
  paddingBlock: space(32),
  borderTop: solid("ink"),
  borderBottom: solid("rule2"),
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(24) } },
});

export const text = style({ marginTop: space(8), maxWidth: "32rem", color: vars.color.ink2 });

export const actions = style({ ...flex.lines(12, "stretch"), marginTop: space(24) });

export const failed = style({ display: "block", marginTop: space(8), ...size("small", "bad") });

/** Reserves the height of seven rows while the scores are calculated. */
export const bars = style({ minHeight: "11.25rem" });

const wide = "(width > 700px)";

/** Column widths by content: names of use cases and foods differ in length. */
export const table = style({ tableLayout: "auto" });

export const row = style({ cursor: "pointer", ":hover": { background: vars.color.wash } });

/** The row whose menu is open. */
export const openRow = style({ background: vars.color.wash });

/** No padding, because the button is higher than a line of text. */
export const menu = style({ paddingBlock: 0, verticalAlign: "middle", textAlign: "end" });

export const changed = style({ whiteSpace: "nowrap" });

export const note = style({ display: "block", ...size("small", "warn") });

export const onPhone = style({ "@media": { [wide]: { display: "none" } } });

/** Values listed on a phone, separated by commas. */
export const listed = style({});

/** On its own line on a phone. */
export const line = style({});

globalStyle(`${table} thead th`, { whiteSpace: "nowrap" });

// On a phone a row is a block: name and menu, then the listed values and the last change, then `line` columns.
phoneRule(`${table}, ${table} tbody`, { display: "block" });
phoneRule(`${table} thead, ${table} colgroup`, { display: "none" });
phoneRule(row, {
  display: "flex",
  flexWrap: "wrap",
  columnGap: space(4),
  padding: space(8, "3rem", 8, 0),
  position: "relative",
});
phoneRule(`${row} > *`, {
  display: "block",
  padding: 0,
  border: 0,
  textAlign: "left",
  order: 1,
  color: vars.color.ink2,
});
phoneRule(`${row} > :first-child`, { flexBasis: "100%", color: vars.color.ink });
phoneRule(`${row} > ${listed}::after`, { content: '","' });
phoneRule(`${row} > ${line}`, { flexBasis: "100%", order: 3, marginBlockStart: space(4) });
phoneRule(`${row} > ${changed}`, { order: 2 });
phoneRule(`${row} > ${menu}`, { position: "absolute", insetInlineEnd: 0, insetBlockStart: 0 });

export const heading = style({ display: "inline", marginInlineEnd: space(12) });

export const entries = style({
  ...grid.columns("repeat(3, minmax(0, 1fr))"),
  columnGap: space(32),
  marginTop: space(8),
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const entry = style({
  position: "relative",
  minWidth: 0,
  padding: space(8, 0, 12),
  borderTop: solid("ink"),
  borderBottom: solid("rule2"),
  transition: `background-color ${vars.motion.control}`,
  ":hover": { background: vars.color.wash },
  "@media": {
    [media.phone]: {
      selectors: { "& + &": { borderTop: 0 }, "&:not(:last-child)": { borderBottomColor: vars.color.rule } },
    },
  },
});

export const meta = style({ ...flex.apart(12, "stretch"), ...font("caption", "ink2") });

export const continueWorkChanged = style({ flex: "none", color: vars.color.ink3 });

/** The whole entry takes the click. */
export const link = style({
  ...flex.apart(12),
  marginBlock: space(4),
  ...font("group", "accent"),
  fontWeight: 600,
  textDecoration: "none",
  "@media": { [media.touch]: { minHeight: "1.5rem" } },
  "::after": { content: '""', position: "absolute", inset: 0 },
});

export const name = style({ minWidth: 0, overflowWrap: "anywhere", color: vars.color.ink });

/** Reserves its line while the score is calculated. */
export const figure = style({ minHeight: "1.45rem", ...font("table") });

export const sidebar = style({
  display: "flex",
  flexDirection: "column",
  gap: space(16),
  padding: space(24, 24),
  borderRight: solid("rule"),
  "@media": {
    [media.stacked]: { borderRight: 0, borderBottom: solid("rule"), paddingBlock: space(12) },
    [media.phone]: { paddingInline: space(16) },
  },
});

export const who = style({
  paddingBottom: space(24),
  borderBottom: solid("rule"),
  "@media": { [media.stacked]: { padding: 0, border: 0, display: "flex", flexWrap: "wrap", columnGap: space(8) } },
});

export const sidebarName = style({ fontWeight: 600, ...font("small") });

/** In the stacked layout, most of the sidebar opens on demand. */
export const moreButton = style({ display: "none", "@media": { [media.stacked]: { display: "inline-flex" } } });

export const more = style({
  display: "flex",
  flexDirection: "column",
  gap: space(16),
  "@media": { [media.stacked]: { selectors: { "&[data-open='false']": { display: "none" } } } },
});

export const sidebarEntry = style({
  display: "block",
  paddingBlock: space(4),
  ...size("table", "ink2"),
  textDecoration: "none",
  "@media": { [media.touch]: { ...flex.row(), minHeight: "2.75rem" } },
  selectors: { '&[aria-current="page"]': { color: vars.color.ink, fontWeight: 600 } },
});

export const data = style({ display: "flex", flexDirection: "column", gap: space(4), marginTop: space(8) });

export const best = style(flex.inline(8, "baseline"));

/** Keeps a score and its band on one line. */
export const scored = style([best, { whiteSpace: "nowrap" }]);

export const band = style({
  ...squareOf(".625rem"),
  flex: "none",
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});
