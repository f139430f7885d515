import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const verdict = style({ fontSize: vars.text.body.size, color: vars.color.ink2, marginTop: vars.space[4] });

export const nav = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space[4],
  marginTop: vars.space[16],
  paddingBlock: vars.space[4],
  borderBlock: `1px solid ${vars.color.rule}`,
});
/** Aligns the text of the buttons with the column, not their invisible edges. */
export const around = style({ display: "flex", flexWrap: "wrap", marginInline: "-.6875rem" });

export const file = style({ marginInlineEnd: "-.6875rem" });

export const formulas = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(15rem, 1fr))",
  gap: `${vars.space[12]} ${vars.space[24]}`,
  marginTop: vars.space[24],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
/** A formula, its numbers and its result on one line. */
export const oneLine = style({ marginTop: "-.5rem", marginBottom: vars.space[4], fontSize: vars.text.small.size });
globalStyle(`${oneLine} > div`, { display: "flex", flexWrap: "wrap", columnGap: ".375rem" });

/** Opens what few readers need. */
export const more = style({ marginTop: vars.space[12] });
export const moreOpener = style({ width: "fit-content", paddingBlock: vars.space[4], cursor: "pointer" });

export const term = style({ fontSize: vars.text.small.size, color: vars.color.ink3 });
export const step = style({ margin: 0 });
export const result = style({ margin: 0, fontWeight: 600 });
/** Space after an italic letter, which leans to the right. */
export const variable = style({ fontStyle: "italic", marginInlineEnd: ".1em" });

/** Formulas without a legend. */
export const alone = style({ marginBottom: vars.space[24] });

export const legend = style({
  marginTop: vars.space[12],
  marginBottom: vars.space[24],
  paddingTop: vars.space[12],
  borderTop: `1px solid ${vars.color.rule2}`,
});

export const small = style({ fontSize: vars.text.small.size });

export const inputHead = style({ width: "32%", "@media": { [media.phone]: { width: "50%" } } });
export const massHead = style({ width: "14%", "@media": { [media.phone]: { width: "20%" } } });
export const shareHead = style({ width: "20%" });
/** Distance from the right-aligned number before it; on a phone it follows the name. */
export const quality = style({
  paddingInlineStart: "1.25rem",
  "@media": { [media.phone]: { paddingInlineStart: ".375rem" } },
});
export const valueHead = style({ width: "13%", "@media": { [media.phone]: { width: "20%" } } });

export const inputCell = style({ overflowWrap: "anywhere" });
export const inputName = style({ display: "block" });

/** Has the colour of a source; the underline shows that it is a link. */
export const sourceLink = style({ color: "inherit" });

export const source = style({
  display: "block",
  textAlign: "inherit",
  fontSize: vars.text.caption.size,
  fontWeight: 400,
  color: vars.color.ink3,
});

/** Amount and factor; on a phone they are below the name instead. */
export const wideOnly = style({ "@media": { [media.phone]: { display: "none" } } });
export const onPhone = style({ display: "none", fontWeight: 400, "@media": { [media.phone]: { display: "block" } } });

export const sumRow = style({ borderTop: `1px solid ${vars.color.ink}` });

export const note = style({ marginTop: vars.space[8] });

export const section = style({ display: "grid", gap: vars.space[4], marginTop: vars.space[32] });
