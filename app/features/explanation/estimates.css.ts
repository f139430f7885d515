import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

/** Estimates are hatched, so that they differ by more than colour. */
const hatched = {
  background: `${vars.color.paper} repeating-linear-gradient(135deg, ${vars.color.warn} 0 1.5px, transparent 1.5px 6px)`,
  border: `1px solid ${vars.color.warn}`,
  // the pattern marks an estimate, so print and forced colours must keep it
  printColorAdjust: "exact",
  forcedColorAdjust: "none",
} as const;

export const whole = style({
  position: "relative",
  display: "flex",
  height: vars.space[24],
  marginTop: vars.space[8],
  border: `1px solid ${vars.color.rule}`,
  background: vars.color.rule2,
});
/** One estimate in the whole; neighbours share an edge. */
export const part = style({ ...hatched, marginBlock: "-1px", selectors: { "& + &": { borderInlineStart: "none" } } });

export const table = style({ fontSize: vars.text.small.size, marginTop: vars.space[8] });
export const barHead = style({ width: "30%", "@media": { [media.phone]: { display: "none" } } });
export const barCell = style({ verticalAlign: "middle", "@media": { [media.phone]: { display: "none" } } });
export const bar = style({ ...hatched, height: ".625rem", minWidth: "2px" });
export const valueHead = style({ width: "16%", "@media": { [media.phone]: { width: "24%" } } });
export const shareHead = style({ width: "13%", "@media": { [media.phone]: { width: "18%" } } });
