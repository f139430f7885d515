import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const empty = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 22rem",
  gap: vars.space[44],
  alignItems: "center",
  paddingBlock: vars.space[32],
  borderTop: `1px solid ${vars.color.ink}`,
  borderBottom: `1px solid ${vars.color.rule2}`,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[24] } },
});

export const text = style({ marginTop: vars.space[8], maxWidth: "32rem", color: vars.color.ink2 });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12], marginTop: vars.space[24] });

export const failed = style({
  display: "block",
  marginTop: vars.space[8],
  color: vars.color.bad,
  fontSize: vars.text.small.size,
});

/** Reserves the height of seven rows while the scores are calculated. */
export const bars = style({ minHeight: "11.25rem" });
