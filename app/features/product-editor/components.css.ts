import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

/** Material, contact, recycled content and litter class stand in the open row on a phone. */
export const wide = style({ "@media": { [media.phone]: { display: "none" } } });

export const nameHead = style({ width: "28%", "@media": { [media.phone]: { width: "auto" } } });
export const massHead = style({ width: "4.5rem" });
export const contactHead = style([wide, { width: "9.5rem" }]);
export const recycledHead = style([wide, { width: "5.5rem" }]);
export const litterHead = style([wide, { width: "6.5rem" }]);
export const commandsHead = style({ width: "2.75rem" });

export const hidden = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

export const nameCell = style({ overflowWrap: "anywhere" });

export const name = style({
  display: "inline-flex",
  alignItems: "flex-start",
  gap: vars.space[4],
  minHeight: "1.5rem",
  marginInlineEnd: vars.space[8],
  fontWeight: 500,
  textAlign: "start",
  selectors: { "&:hover": { textDecorationLine: "underline", textUnderlineOffset: ".2em" } },
  "@media": { [media.touch]: { minHeight: "2.75rem", alignItems: "center" } },
});

export const arrow = style({
  flex: "none",
  color: vars.color.ink2,
  selectors: { "&[data-open='true']": { transform: "rotate(90deg)" } },
});

export const main = style({
  display: "inline-block",
  marginInlineEnd: vars.space[8],
  padding: "0 .3125rem",
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.mark,
  fontSize: vars.text.mark.size,
  lineHeight: vars.text.mark.line,
  fontWeight: 500,
});

export const faulty = style({
  marginInlineStart: vars.space[4],
  fontSize: vars.text.mark.size,
  fontWeight: 600,
  color: vars.color.bad,
});

/** The material under the name, where its column is left out. */
export const under = style({
  display: "none",
  fontSize: vars.text.caption.size,
  fontWeight: 400,
  color: vars.color.ink2,
  "@media": { [media.phone]: { display: "block" } },
});

export const commandsCell = style({ paddingBlock: 0, textAlign: "end" });

export const fieldsCell = style({
  padding: `${vars.space[8]} ${vars.space[16]} ${vars.space[16]}`,
  borderBottom: `1px solid ${vars.color.rule2}`,
  background: vars.color.wash,
  "@media": { [media.phone]: { paddingInline: vars.space[8] } },
});

export const fieldsFoot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
  marginTop: vars.space[16],
});

export const foot = style({
  marginTop: ".625rem",
  fontSize: vars.text.caption.size,
  color: vars.color.ink3,
});
