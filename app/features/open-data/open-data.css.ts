import { globalStyle, style } from "@vanilla-extract/css";
import { flex, grid, hiddenOn, media, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const filters = style({
  ...grid.columns("repeat(3, minmax(0, 1fr))", 12, "end"),
  marginTop: space(16),
  "@media": {
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.print]: { display: "none" },
  },
});

export const search = style({ gridColumn: "1 / -1" });

export const source = style({ gridColumn: "span 2", "@media": { [media.phone]: { gridColumn: "auto" } } });

export const only = style({ alignSelf: "center" });

export const count = style({ marginTop: space(16) });

/** The scroll container of the table. */
export const frame = style({
  height: "min(70vh, 48rem)",
  minHeight: "20rem",
  overflowY: "auto",
  overflowX: "hidden",
  overflowAnchor: "none",
  marginTop: space(8),
  borderBottom: solid("rule"),
  "@media": { [media.print]: { height: "auto", overflow: "visible" } },
});

export const table = style({
  tableLayout: "fixed",
  // with collapsed borders, sticky heads lose their borders
  borderCollapse: "separate",
  borderSpacing: 0,
});

export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  "@media": { [media.print]: { position: "static" } },
});
globalStyle(`${head} th`, { background: vars.color.paper, borderBottom: solid("ink") });

export const row = style({ verticalAlign: "top" });
globalStyle(`${row} > *`, { borderBottom: solid("rule") });

export const rowLink = style({ color: "inherit", overflowWrap: "anywhere" });

export const place = style({ display: "block", fontWeight: "normal" });

export const qualityColumn = style({ width: "9rem", "@media": { [media.phone]: { width: "6.5rem" } } });

export const sourceColumn = style({ width: "38%", ...hiddenOn("phone") });

export const sourceText = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  "@media": { [media.print]: { display: "block" } },
});

export const part = style({ ...grid.stack(8), marginTop: space(32) });

/** The content of an expandable section. */
export const opened = style({ ...grid.stack(12), marginTop: space(12) });

/** Links to files, side by side. */
export const files = style({ ...flex.lines(space(8, 16)), ...hiddenOn("print") });

export const version = style({ maxWidth: "16rem" });

export const measure = style({ maxWidth: "46rem" });

export const facts = style({ overflowWrap: "anywhere" });

export const steps = style({
  listStyle: "decimal",
  ...grid.stack(4),
  paddingInlineStart: "1.25rem",
  maxWidth: "46rem",
});

export const users = style({
  columns: "18rem",
  columnGap: space(24),
  padding: 0,
  listStyle: "none",
  "@media": { [media.phone]: { columns: 1 } },
});
globalStyle(`${users} > li`, { breakInside: "avoid", paddingBlock: space(4) });

export const form = style({ ...grid.stack(16), maxWidth: "32rem", marginTop: space(8), ...hiddenOn("print") });
