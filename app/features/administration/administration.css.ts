import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { sticky } from "../../theme/sticky.css.ts";
import { vars } from "../../theme/vars.css.ts";

export const database = style({
  display: "grid",
  gridTemplateColumns: "minmax(26rem, 1fr) minmax(0, 2fr)",
  gap: `${vars.space[32]} ${vars.space[44]}`,
  alignItems: "start",
  "@media": { [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const lists = style({ display: "grid", gap: vars.space[16], minWidth: 0 });

export const listHead = style({ display: "flex", alignItems: "baseline", justifyContent: "space-between" });

/** Progress of the files, and the link that clears them. */
export const files = style({ display: "flex", gap: vars.space[12] });

/** Hidden: the caption already names the columns. */
export const headOfFiles = style({ display: "none" });

export const plainLink = style({
  textAlign: "start",
  overflowWrap: "anywhere",
  textDecoration: "none",
  color: "inherit",
});

export const detail = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[24],
  minWidth: 0,
  marginBottom: vars.space[32],
});

export const wrapped = style({ overflowWrap: "anywhere" });

/** Success message; no margin while empty. */
export const said = style({
  display: "block",
  color: vars.color.accent,
  selectors: { "&:not(:empty)": { marginTop: vars.space[8] } },
});

export const differenceTitle = style({ marginBottom: vars.space[8] });

/** Content of a confirmation dialog. */
export const question = style({ display: "grid", gap: vars.space[12] });

/** A second line in a cell. */
export const under = style({ display: "block" });

/** Middle columns of a list; on a phone their values move below the name of the row. */
export const wideOnly = style({ "@media": { [media.phone]: { display: "none" } } });
export const narrowOnly = style({ display: "none", "@media": { [media.phone]: { display: "block" } } });

export const detailHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: vars.space[12],
});

export const buttons = style({ display: "inline-flex", flexWrap: "wrap", gap: vars.space[12] });

/** Wide tables scroll inside this box, not with the page. */
export const scroll = style({ overflowX: "auto", overflowWrap: "anywhere", marginTop: vars.space[12] });

/** Minimum width that keeps numbers on one line; the table scrolls if there is less space. */
export const scrolled = style({ minWidth: "31rem" });

/** As scrolled, but without a minimum width on a phone, where the middle columns are hidden. */
export const scrolledWide = style({ minWidth: "31rem", "@media": { [media.phone]: { minWidth: 0 } } });

export const tables = style({ listStyle: "disc", paddingInlineStart: vars.space[24], overflowWrap: "anywhere" });

export const keys = style({
  columns: "14rem auto",
  listStyle: "none",
  padding: 0,
  margin: `${vars.space[12]} 0`,
  overflowWrap: "anywhere",
});

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: vars.space[24],
  margin: `${vars.space[12]} 0 ${vars.space[16]}`,
  borderTop: `1px solid ${vars.color.ink}`,
  paddingTop: vars.space[12],
  "@media": { [media.phone]: { gridTemplateColumns: "1fr" } },
});

/** The figure above its label. */
export const figure = style({ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" });
export const figureValue = style({ fontSize: vars.text.title.size, lineHeight: vars.text.title.line, fontWeight: 600 });
export const figureTerm = style({ fontSize: vars.text.small.size, color: vars.color.ink2 });

export const page = style({
  width: "100%",
  maxWidth: "1440px",
  marginInline: "auto",
  flexGrow: 1,
  padding: `${vars.space[32]} ${vars.space[32]} ${vars.space[56]}`,
  "@media": { [media.phone]: { padding: `${vars.space[24]} ${vars.space[16]} ${vars.space[44]}` } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[12],
  marginBottom: vars.space[16],
});

/** The detail stays in view beside the long list; in a one-column layout it comes first. */
export const place = style([
  sticky,
  {
    top: "4.5rem",
    maxHeight: "calc(100vh - 9.5rem)",
    overflowY: "auto",
    minWidth: 0,
    scrollMarginTop: "4.5rem",
    "@media": {
      [media.stacked]: {
        position: "static",
        maxHeight: "none",
        overflowY: "visible",
        selectors: { '&[data-shown="true"]': { order: -1 } },
      },
      [media.print]: { position: "static", maxHeight: "none" },
    },
  },
]);

/** Names and values of the state of the installation. */
export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(8rem, 14rem) minmax(0, 1fr)",
  gap: `${vars.space[8]} ${vars.space[16]}`,
  fontSize: vars.text.table.size,
  lineHeight: vars.text.table.line,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
});
export const factName = style({ color: vars.color.ink2 });
