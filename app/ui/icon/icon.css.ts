import { keyframes } from "@vanilla-extract/css";
import { partStyle, squareOf } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

const sized = (size: string) =>
  partStyle({
    width: size,
    height: size,
    flex: "none",
    fill: "none",
    stroke: "currentColor",
    strokeLinecap: "round",
    strokeLinejoin: "round",
  });

export const iconShape = { 16: sized("1rem"), 20: sized("1.25rem"), 24: sized("1.5rem") };

export const logoShape = partStyle({
  flex: "none",
  fill: "none",
  stroke: vars.color.accent,
  strokeWidth: 2.1,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinnerMark = partStyle({
  display: "inline-block",
  flex: "none",
  ...squareOf("1rem"),
  border: "2px solid currentColor",
  borderTopColor: "transparent",
  borderRadius: "50%",
  animation: `${turn} 900ms linear infinite`,
});
