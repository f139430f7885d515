import { style } from "@vanilla-extract/css";
import { flex, grid, pageFrame, solid, space, squareOf } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

/** The info page is at most 1354 px wide (specification section 9). */
export const page = style([pageFrame("calc(1354px - 3rem)"), { flexGrow: 1 }]);

export const content = style({ marginTop: space(24) });

export const part = style({ marginBottom: space(12) });

export const steps = style({
  ...flex.lines(space(8, 24), "stretch"),
  padding: 0,
  margin: space(16, 0, 24),
  listStyle: "none",
});

export const step = style({
  display: "inline-block",
  // a touch target (WCAG 2.5.8)
  minHeight: "1.5rem",
  color: vars.color.ink2,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  selectors: { '&[aria-current="page"]': { color: vars.color.ink, fontWeight: 600, textDecoration: "none" } },
});

/** As wide as the text above it. */
export const counted = style({ maxWidth: "72ch", marginTop: space(24) });

export const figureWords = style(grid.stack(4));
export const figure = style({ ...grid.stack(8), margin: space(24, 0), minWidth: 0 });

export const legend = style({ marginTop: space(32) });

export const criteria = style({ marginTop: space(32) });

export const groups = style({
  ...grid.columns("repeat(auto-fill, minmax(min(100%, 24rem), 1fr))", space(8, 44)),
  marginTop: space(16),
});

export const materials = style({ breakInside: "avoid" });

export const bands = style({ listStyle: "none", padding: 0, margin: space(12, 0, 16), ...grid.stack(8) });

export const band = style(flex.row(12));

export const swatch = style({
  ...squareOf("1rem"),
  borderRadius: vars.radius.mark,
  outline: "1px solid transparent",
  forcedColorAdjust: "none",
});

export const range = style({ minWidth: "6rem", fontWeight: 600, fontVariantNumeric: "tabular-nums" });

export const licencesPage = style(pageFrame("58rem"));

export const licences = style({ ...grid.stack(32), marginTop: space(32), padding: 0 });

export const licence = style({
  ...grid.stack(8),
  minWidth: 0,
  listStyle: "none",
  paddingTop: space(12),
  borderTop: solid("ink"),
  overflowWrap: "anywhere",
});

/** Keeps the line breaks of the notice and wraps long lines. */
export const licenceNotice = style({ margin: 0, whiteSpace: "pre-wrap" });
