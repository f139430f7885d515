import { style } from "@vanilla-extract/css";
import { flex, font, grid, hiddenOn, media, shownOn, size, solid, space } from "../../theme/styling.ts";

/** The tables; on a phone the list of one metric replaces them. */
export const wideOnly = style(hiddenOn("phone"));
export const phoneOnly = style(shownOn("phone"));

/** Label and select on one line. */
export const baseline = style({ ...flex.row(8), maxWidth: "24rem", whiteSpace: "nowrap" });

export const difference = style({ display: "block", ...font("mark", "ink2"), fontWeight: 400 });

export const product = style(grid.columns("3rem minmax(0, 1fr)"));
export const summary = style({ ...size("body"), fontWeight: 600 });
export const productName = style({ display: "block" });

export const scoreCell = style({ verticalAlign: "top", paddingBlock: ".375rem" });

export const marks = style({
  ...flex.lines(4, "stretch"),
  marginTop: space(4),
  justifyContent: "inherit",
  "@media": { [media.phone]: { display: "inline-flex", marginTop: 0 } },
});

export const legend = style({ ...flex.lines(space(4, 16), "stretch"), marginTop: ".625rem" });

export const rawHead = style({ ...flex.lines(space(8, 16)), marginBlock: space(12) });
export const rawName = style(flex.inline(8));

export const list = style({ marginTop: space(12) });
export const listRow = style({ ...grid.stack(4), paddingBlock: space(12), borderBottom: solid("rule") });
export const listHead = style(flex.apart(12, "baseline"));
/** In the flow of the text: a mark goes to the next line as a whole. */
export const listName = style({ minWidth: 0 });
export const listFigure = style({ ...size("group"), fontWeight: 600, whiteSpace: "nowrap", textAlign: "end" });
export const listFoot = style(flex.lines(8));

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
