import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { sticky } from "../../theme/sticky.css.ts";
import { vars } from "../../theme/vars.css.ts";

export const panel = style({
  display: "grid",
  gap: vars.space[8],
  paddingBlockEnd: vars.space[24],
  "@media": { [media.stacked]: { paddingBlockStart: vars.space[8] } },
});

export const settings = style({ display: "grid", gap: vars.space[12], color: vars.color.ink });

export const group = style({
  paddingBlock: `${vars.space[12]} ${vars.space[4]}`,
  fontSize: vars.text.caption.size,
  fontWeight: 600,
  color: vars.color.ink2,
});

export const name = style({ verticalAlign: "middle" });

export const cell = style({
  verticalAlign: "middle",
  paddingBlock: vars.space[4],
  fontSize: vars.text.caption.size,
  color: vars.color.ink2,
});

export const choice = style({
  gap: vars.space[8],
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.ink2,
});

/** The choices, with their effect beside them. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: vars.space[32],
  alignItems: "start",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const streams = style({ display: "grid", gap: vars.space[12] });

/** Stays in view while a long list of choices is scrolled. */
export const effect = style([
  sticky,
  {
    insetBlockStart: 0,
    display: "grid",
    gap: vars.space[8],
    "@media": { [media.phone]: { position: "static" } },
  },
]);

export const effectName = style({ fontSize: vars.text.caption.size, lineHeight: vars.text.caption.line });

export const panelHead = style({ display: "flex", alignItems: "center", justifyContent: "space-between" });

export const groupHead = style({ display: "flex", alignItems: "center", gap: vars.space[8] });
