import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const notice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
  padding: `${vars.space[12]} 3rem`,
  borderBottom: `1px solid ${vars.color.rule}`,
  "@media": {
    [media.phone]: { padding: `${vars.space[12]} ${vars.space[16]}` },
    [media.print]: { display: "none" },
  },
});

export const words = style({ display: "grid", gap: vars.space[4] });

export const part = style({ display: "grid", gap: vars.space[8], marginTop: vars.space[16] });

/** Breaks long ids, so that nothing scrolls sideways on a phone. */
export const narrow = style({ overflowWrap: "anywhere" });

export const metrics = style({ display: "block", fontWeight: "normal" });
