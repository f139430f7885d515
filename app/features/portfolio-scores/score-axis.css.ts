import { style } from "@vanilla-extract/css";
import { media, size, squareOf } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

/** The scale from 0 to 100: labels above, ticks below. */
export const axis = style({
  position: "relative",
  height: "5rem",
  marginInline: ".75rem",
  // a third row of labels needs more room
  selectors: { "&[data-rows='3']": { marginBlockStart: "1.375rem" } },
  "@media": { [media.phone]: { selectors: { "&[data-phone-rows='3']": { marginBlockStart: "1.375rem" } } } },
});
export const axisLine = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "2.5rem",
  height: "1px",
  background: vars.color.edge,
});
export const tick = style({
  position: "absolute",
  insetBlockStart: "2.5rem",
  transform: "translateX(-50%)",
  paddingBlockStart: ".5rem",
  ...size("caption", "ink3"),
  selectors: {
    "&::before": {
      content: "",
      position: "absolute",
      insetBlockStart: 0,
      left: "50%",
      width: "1px",
      height: ".375rem",
      background: vars.color.edge,
    },
  },
});
export const point = style({
  position: "absolute",
  insetBlockStart: "2.5rem",
  ...squareOf(".875rem"),
  borderRadius: vars.radius.round,
  transform: "translate(-50%, -50%)",
  selectors: { "&[data-own='true']": { ...squareOf("1.25rem") } },
});
/** The range of a point over the draws. */
export const whisker = style({
  position: "absolute",
  insetBlockStart: "2.5rem",
  height: "3px",
  transform: "translateY(-1px)",
  background: vars.color.ink3,
  "@media": { [media.print]: { printColorAdjust: "exact" }, [media.forcedColors]: { background: "CanvasText" } },
});
export const pointLabel = style({
  position: "absolute",
  transform: "translateX(-50%)",
  whiteSpace: "nowrap",
  ...size("table"),
  insetBlockStart: ".625rem",
  selectors: {
    "&[data-own='true']": { fontWeight: 600 },
    // labels that would overlap use two or three rows
    "&[data-row='1']": { insetBlockStart: "-.75rem" },
    "&[data-row='2']": { insetBlockStart: "-2.125rem" },
    "&[data-edge='start']": { transform: "none" },
    "&[data-edge='end']": { transform: "translateX(-100%)" },
  },
  "@media": {
    [media.phone]: {
      selectors: {
        "&[data-phone-row='0']": { insetBlockStart: ".625rem" },
        "&[data-phone-row='1']": { insetBlockStart: "-.75rem" },
        "&[data-phone-row='2']": { insetBlockStart: "-2.125rem" },
      },
    },
  },
});
