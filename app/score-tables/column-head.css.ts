import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/vars.css.ts";

/** A column that is held over another one shows with a line on which side it would go. */
export const head = style({
  position: "relative",
  paddingInlineEnd: 0,
  // room for the tools
  paddingBlockStart: "2rem",
  "@media": { [media.touch]: { paddingBlockStart: "3.25rem" }, [media.print]: { paddingBlockStart: 0 } },
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

/** On one line over all heads, however long the names below are; last in the document, the name comes first there. */
export const tools = style({
  position: "absolute",
  insetBlockStart: ".25rem",
  insetInline: ".5rem 0",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  "@media": { [media.print]: { display: "none" } },
});

export const grip = style({
  display: "grid",
  placeItems: "center",
  width: "1.5rem",
  height: "1.5rem",
  marginInlineStart: "-.375rem",
  color: vars.color.ink3,
  cursor: "grab",
});

/** Dense, as in a toolbar, and still 24 px; fingers keep their room. */
export const menu = style({
  width: "1.75rem",
  height: "1.5rem",
  color: vars.color.ink3,
  "@media": { [media.touch]: { width: "2.75rem", height: "2.75rem", marginInlineEnd: "-.5rem" } },
});

/** A long name of a metric uses the gap to the next column before it breaks. */
const tight = "(width < 1100px)";
export const name = style({
  hyphens: "auto",
  overflowWrap: "anywhere",
  "@media": { [tight]: { fontSize: vars.text.mark.size, marginInlineEnd: "-.3125rem" } },
});
// where the name stands at the right, the gap is at its other side
globalStyle(`${parts}[data-numeric='true'] > ${name}`, {
  "@media": { [tight]: { marginInline: "-.3125rem 0" } },
});
globalStyle(`${name} > svg`, { display: "inline-block", marginInlineStart: ".25rem", verticalAlign: "-.2em" });

export const detail = style({
  fontSize: vars.text.mark.size,
  lineHeight: vars.text.mark.line,
  fontWeight: 400,
  color: vars.color.ink3,
});

globalStyle(`${detail} > span`, { display: "block" });
