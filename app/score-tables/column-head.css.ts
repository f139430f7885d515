import { globalStyle, style } from "@vanilla-extract/css";
import { flex, font, hiddenOn, media, size, space, squareOf } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

/** During a drag, a line shows on which side of the column the dragged one would be inserted. */
export const head = style({
  position: "relative",
  paddingInlineEnd: 0,
  // Space for the tools, which no name lies under.
  paddingBlockStart: "1.875rem",
  "@media": {
    [media.touch]: { paddingBlockStart: "3.25rem" },
    [media.print]: { paddingBlockStart: 0 },
  },
  selectors: {
    "&[data-dragged='true']": { opacity: 0.4 },
    "&[data-drop]::after": {
      content: "",
      position: "absolute",
      insetBlock: 0,
      width: "2px",
      background: vars.color.accent,
    },
    "&[data-drop='before']::after": { insetInlineStart: 0 },
    "&[data-drop='after']::after": { insetInlineEnd: "-2px" },
  },
});

export const parts = style({ display: "grid" });

/** Above the name, on one line in all heads. Last in the document, so that screen readers get the name first. */
export const tools = style({
  position: "absolute",
  insetBlockStart: ".25rem",
  insetInline: ".5rem 0",
  ...flex.apart(),
  ...hiddenOn("print"),
});

export const grip = style({
  display: "grid",
  placeItems: "center",
  ...squareOf("1.5rem"),
  marginInlineStart: "-.375rem",
  color: vars.color.ink3,
  cursor: "grab",
});

/** Dense, as in a toolbar, but at least 24 px; 44 px for touch. */
export const menu = style({
  width: "1.75rem",
  height: "1.5rem",
  color: vars.color.ink3,
  "@media": { [media.touch]: { ...squareOf("2.75rem"), marginInlineEnd: "-.5rem" } },
});

const tight = "(width < 1100px)";
export const name = style({ overflowWrap: "anywhere", "@media": { [tight]: size("mark") } });
/** A long name of one word uses the gap to the next column before it breaks. */
export const word = style({ "@media": { [tight]: { marginInlineEnd: "-.3125rem" } } });
// A right-aligned name uses the gap on its left.
globalStyle(`${parts}[data-numeric='true'] > ${word}`, { "@media": { [tight]: { marginInline: "-.3125rem 0" } } });
globalStyle(`${name} > svg`, { display: "inline-block", marginInlineStart: ".25rem", verticalAlign: "-.2em" });

export const detail = style({ ...font("mark", "ink3"), fontWeight: 400 });

globalStyle(`${detail} > span`, { display: "block" });

export const details = style({ display: "block", color: vars.color.ink2, fontWeight: 400 });

export const waiting = style(size("small", "ink2"));

export const metricFacts = style({ display: "grid" });
globalStyle(`${metricFacts} dt`, { marginTop: space(12), fontWeight: 600, color: vars.color.ink });
globalStyle(`${metricFacts} dd`, { margin: 0 });
