import { style } from "@vanilla-extract/css";
import { sticky } from "../../theme/sticky.css.ts";
import { flex, font, grid, hiddenOn, media, shownOn, size, solid, space, pageFrame } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const database = style({
  ...grid.columns("minmax(26rem, 1fr) minmax(0, 2fr)", space(32, 44), "start"),
  "@media": { [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const lists = style({ ...grid.stack(16), minWidth: 0 });

export const listHead = style({ display: "flex", alignItems: "baseline", justifyContent: "space-between" });

/** Progress of the files, and the link that clears them. */
export const files = style(flex.row(12, "stretch"));

/** Hidden: the caption already names the columns. */
export const headOfFiles = style({ display: "none" });

export const plainLink = style({
  textAlign: "start",
  overflowWrap: "anywhere",
  textDecoration: "none",
  color: "inherit",
});

export const detail = style({ ...grid.columns("minmax(0, 1fr)", 24), minWidth: 0, marginBottom: space(32) });

export const wrapped = style({ overflowWrap: "anywhere" });

/** Success message; no margin while empty. */
export const said = style({
  display: "block",
  color: vars.color.accent,
  selectors: { "&:not(:empty)": { marginTop: space(8) } },
});

export const differenceTitle = style({ marginBottom: space(8) });

/** Content of a confirmation dialog. */
export const question = style(grid.stack(12));

/** A second line in a cell. */
export const under = style({ display: "block" });

/** Middle columns of a list; on a phone their values move below the name of the row. */
export const wideOnly = style(hiddenOn("phone"));
export const narrowOnly = style(shownOn("phone"));

export const detailHead = style({ ...flex.lines(12, "end"), justifyContent: "space-between" });

export const buttons = style({ display: "inline-flex", flexWrap: "wrap", gap: space(12) });

/** Wide tables scroll inside this box, not with the page. */
export const scroll = style({ overflowX: "auto", overflowWrap: "anywhere", marginTop: space(12) });

/** Minimum width that keeps numbers on one line; the table scrolls if there is less space. */
export const scrolled = style({ minWidth: "31rem" });

/** As scrolled, but without a minimum width on a phone, where the middle columns are hidden. */
export const scrolledWide = style({ minWidth: "31rem", "@media": { [media.phone]: { minWidth: 0 } } });

export const tables = style({ listStyle: "disc", paddingInlineStart: space(24), overflowWrap: "anywhere" });

export const keys = style({
  columns: "14rem auto",
  listStyle: "none",
  padding: 0,
  margin: space(12, 0),
  overflowWrap: "anywhere",
});

export const figures = style({
  ...grid.columns("repeat(3, minmax(0, 1fr))", 24),
  margin: space(12, 0, 16),
  borderTop: solid("ink"),
  paddingTop: space(12),
  "@media": { [media.phone]: { gridTemplateColumns: "1fr" } },
});

/** The figure above its label. */
export const figure = style({ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" });
export const figureValue = style({ ...font("title"), fontWeight: 600 });
export const figureTerm = style(size("small", "ink2"));

export const page = style([pageFrame(), { flexGrow: 1 }]);

export const head = style({ ...flex.lines(12, "baseline"), justifyContent: "space-between", marginBottom: space(16) });

/** The detail stays in view next to the long list; in a one-column layout it comes first. */
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
  ...grid.columns("minmax(8rem, 14rem) minmax(0, 1fr)", space(8, 16)),
  ...font("table"),
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
});
export const factName = style({ color: vars.color.ink2 });
