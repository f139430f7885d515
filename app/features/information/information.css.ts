import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

/** The info page is at most 1354 px wide (specification section 9). */
export const page = style({
  width: "100%",
  maxWidth: "1354px",
  marginInline: "auto",
  padding: `${vars.space[32]} ${vars.space[32]} ${vars.space[56]}`,
  flexGrow: 1,
  "@media": { [media.phone]: { padding: `${vars.space[24]} ${vars.space[16]} ${vars.space[44]}` } },
});

/** Width of the action bar that aligns its edges with the text; on a phone they align anyway. */
export const BAR_WIDTH = `min(1354px - 2 * ${vars.space[32]}, max(100% - 2 * ${vars.space[16]}, 42rem))`;

export const content = style({ marginTop: vars.space[24] });

export const part = style({ marginBottom: vars.space[12] });

export const steps = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[8]} ${vars.space[24]}`,
  padding: 0,
  margin: `${vars.space[16]} 0 ${vars.space[24]}`,
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
export const counted = style({ maxWidth: "72ch", marginTop: vars.space[24] });

export const legend = style({ marginTop: vars.space[32] });

export const criteria = style({ marginTop: vars.space[32] });

export const groups = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 24rem), 1fr))",
  gap: `${vars.space[8]} ${vars.space[44]}`,
  marginTop: vars.space[16],
});

export const materials = style({ breakInside: "avoid" });

export const bands = style({
  listStyle: "none",
  padding: 0,
  margin: `${vars.space[12]} 0 ${vars.space[16]}`,
  display: "grid",
  gap: vars.space[8],
});

export const band = style({ display: "flex", alignItems: "center", gap: vars.space[12] });

export const swatch = style({
  width: "1rem",
  height: "1rem",
  borderRadius: vars.radius.mark,
  outline: "1px solid transparent",
  forcedColorAdjust: "none",
});

export const range = style({ minWidth: "6rem", fontWeight: 600, fontVariantNumeric: "tabular-nums" });

export const licencesPage = style({
  maxWidth: "64rem",
  padding: `${vars.space[32]} 3rem ${vars.space[44]}`,
  "@media": { [media.phone]: { padding: `${vars.space[24]} ${vars.space[16]}` } },
});

export const licences = style({ display: "grid", gap: vars.space[32], marginTop: vars.space[32], padding: 0 });

export const licence = style({
  display: "grid",
  gap: vars.space[8],
  minWidth: 0,
  listStyle: "none",
  paddingTop: vars.space[12],
  borderTop: `1px solid ${vars.color.ink}`,
  overflowWrap: "anywhere",
});

/** Keeps the line breaks of the notice and wraps long lines. */
export const licenceNotice = style({ margin: 0, whiteSpace: "pre-wrap" });
