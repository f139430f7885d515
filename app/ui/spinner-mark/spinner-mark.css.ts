import { keyframes } from "@vanilla-extract/css";
import { partStyle } from "../../theme/part-style.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinnerMark = partStyle({
  display: "inline-block",
  flex: "none",
  width: "1rem",
  height: "1rem",
  border: "2px solid currentColor",
  borderTopColor: "transparent",
  borderRadius: "50%",
  animation: `${turn} 900ms linear infinite`,
});
