import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/vars.css.ts";

/** Mark beside a name; on touch screens as high as the line allows. */
export const tag = style({
  padding: "0 .3125rem",
  border: `1px solid ${vars.color.bad}`,
  borderRadius: vars.radius.mark,
  color: vars.color.bad,
  background: vars.color.paper,
  fontSize: vars.text.mark.size,
  lineHeight: vars.text.mark.line,
  fontWeight: 500,
  textAlign: "start",
  verticalAlign: "baseline",
  selectors: {
    "&:hover": { background: vars.color.badWash },
  },
  "@media": { [media.touch]: { paddingBlock: ".25rem" }, print: { background: "transparent" } },
});

export const rules = style({ display: "grid", gap: vars.space[16], margin: 0, padding: 0, listStyle: "none" });
export const status = style({ margin: 0, fontWeight: 600 });
export const words = style({ margin: 0 });
export const source = style({ margin: 0, fontSize: vars.text.small.size, color: vars.color.ink2 });
export const limits = style({ marginTop: vars.space[16], marginBottom: 0 });

export const note = style({ marginTop: vars.space[12] });
export const noteLead = style({ margin: 0 });
export const noteList = style({
  display: "grid",
  gap: vars.space[8],
  margin: `${vars.space[8]} 0`,
  paddingInlineStart: vars.space[16],
});

/** Text and switch on one line, where there is room. */
export const leftOut = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[4]} ${vars.space[24]}`,
  marginTop: vars.space[4],
  color: vars.color.ink2,
});

/** As wide as its label, so that it stays on the line of the text. */
export const leftOutSwitch = style({ flex: "none", maxWidth: "100%" });
