import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const notice = style({ marginTop: vars.space[16] });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 46rem) 19rem",
  gap: vars.space[56],
  marginTop: vars.space[24],
  "@media": { [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[32] } },
});

export const form = style({ display: "grid", alignContent: "start", gap: vars.space[24] });

export const properties = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
  gap: `${vars.space[16]} ${vars.space[24]}`,
});

export const panel = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[12],
  paddingInlineStart: vars.space[24],
  borderInlineStart: `1px solid ${vars.color.rule2}`,
  "@media": {
    [media.stacked]: {
      paddingInlineStart: 0,
      borderInlineStart: 0,
      paddingBlockStart: vars.space[16],
      borderBlockStart: `1px solid ${vars.color.rule2}`,
    },
  },
});

export const figure = style({
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontWeight: vars.text.title.weight,
  letterSpacing: vars.text.title.tracking,
});

export const scale = style({
  position: "relative",
  height: "4px",
  marginInline: ".375rem",
  background: vars.color.rule,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const dot = style({
  position: "absolute",
  insetBlockStart: "50%",
  width: ".75rem",
  height: ".75rem",
  borderRadius: "50%",
  background: vars.color.ink,
  transform: "translate(-50%, -50%)",
  "@media": { [media.forcedColors]: { background: "CanvasText" } },
});

export const ends = style({ display: "flex", justifyContent: "space-between", gap: vars.space[8] });

export const unfinished = style({ color: vars.color.warn, fontSize: vars.text.small.size });
