import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

/** The tables; on a phone the list of one metric replaces them. */
export const wideOnly = style({ "@media": { [media.phone]: { display: "none" } } });
export const phoneOnly = style({ display: "none", "@media": { [media.phone]: { display: "block" } } });

/** Label and select on one line. */
export const baseline = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  maxWidth: "24rem",
  whiteSpace: "nowrap",
});

export const difference = style({
  display: "block",
  fontSize: vars.text.mark.size,
  lineHeight: vars.text.mark.line,
  fontWeight: 400,
  color: vars.color.ink2,
});

export const product = style({ display: "grid", gridTemplateColumns: "3rem minmax(0, 1fr)" });
export const summary = style({ fontSize: vars.text.body.size, fontWeight: 600 });
export const productName = style({ display: "block" });

export const scoreCell = style({ verticalAlign: "top", paddingBlock: ".375rem" });

export const marks = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[4],
  marginTop: vars.space[4],
  justifyContent: "inherit",
  "@media": { [media.phone]: { display: "inline-flex", marginTop: 0 } },
});

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[4]} ${vars.space[16]}`,
  marginTop: ".625rem",
});

export const rawHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[8]} ${vars.space[16]}`,
  marginBlock: vars.space[12],
});
export const rawName = style({ display: "inline-flex", alignItems: "center", gap: vars.space[8] });

export const list = style({ marginTop: vars.space[12] });
export const listRow = style({
  display: "grid",
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  borderBottom: `1px solid ${vars.color.rule}`,
});
export const listHead = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[12],
});
export const listName = style({ display: "inline-flex", alignItems: "center", gap: vars.space[8] });
export const listFigure = style({
  fontSize: vars.text.group.size,
  fontWeight: 600,
  whiteSpace: "nowrap",
  textAlign: "end",
});
export const listFoot = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[8] });

// A button that looks like plain text. Padding with an equal negative margin enlarges the touch target: an overlay
// element would add one layer per number, which costs time in every frame.
export const number = style({
  display: "inline-block",
  minWidth: "1.5rem",
  margin: "-.25rem -.375rem",
  padding: ".25rem .375rem",
  font: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
  textAlign: "inherit",
  selectors: {
    "&:hover, &:focus-visible": { textDecorationLine: "underline", textUnderlineOffset: ".2em" },
    // at the edge of a phone the target ends with the text, so that it does not widen the section
    [`${listFigure} &`]: { marginInlineEnd: 0, paddingInlineEnd: 0 },
  },
  "@media": {
    // a one-digit number at the right edge of a phone needs a wider target
    [media.touch]: { minWidth: "2.75rem", margin: "-.75rem -.375rem", padding: ".75rem .375rem" },
  },
});
