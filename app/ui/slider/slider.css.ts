import { hiddenOn, media, partStyle, solid } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const box = partStyle({ position: "relative", display: "grid", alignItems: "center", width: "100%" });

export const input = partStyle({
  width: "100%",
  height: "1.5rem",
  margin: 0,
  accentColor: vars.color.accent,
  cursor: "pointer",
  selectors: { "&:disabled": { cursor: "default" } },
  "@media": { [media.touch]: { height: "2.75rem" } },
});

/** Below the track; inset by half the thumb's width, because the thumb's centre stays inside the track. */
export const marks = partStyle({
  position: "relative",
  height: ".875rem",
  marginInline: ".5rem",
  ...hiddenOn("print"),
});

export const mark = partStyle({
  position: "absolute",
  insetBlockStart: 0,
  width: 0,
  borderInlineStart: solid("ink", "2px"),
  height: ".625rem",
  marginInlineStart: "-1px",
});

export const usual = partStyle({ borderInlineStartColor: vars.color.edge, borderInlineStartStyle: "dotted" });
