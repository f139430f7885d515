import { style } from "@vanilla-extract/css";
import { hiddenOn, media, size, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

/** Estimates are hatched, so that they differ by more than colour. */
const hatched = {
  background: `${vars.color.paper} repeating-linear-gradient(135deg, ${vars.color.warn} 0 1.5px, transparent 1.5px 6px)`,
  border: solid("warn"),
  // the pattern marks an estimate, so print and forced colours must keep it
  printColorAdjust: "exact",
  forcedColorAdjust: "none",
} as const;

export const whole = style({
  position: "relative",
  display: "flex",
  height: space(24),
  marginTop: space(8),
  border: solid("rule"),
  background: vars.color.rule2,
});
/** One estimate in the whole; neighbours share an edge. */
export const part = style({ ...hatched, marginBlock: "-1px", selectors: { "& + &": { borderInlineStart: "none" } } });

export const table = style({ ...size("small"), marginTop: space(8) });
export const barHead = style({ width: "30%", ...hiddenOn("phone") });
export const barCell = style({ verticalAlign: "middle", ...hiddenOn("phone") });
export const bar = style({ ...hatched, height: ".625rem", minWidth: "2px" });
export const valueHead = style({ width: "16%", "@media": { [media.phone]: { width: "24%" } } });
export const shareHead = style({ width: "13%", "@media": { [media.phone]: { width: "18%" } } });
