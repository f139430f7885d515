import { partStyle } from "../../theme/styling.ts";

const sized = (size: string, strokeWidth: number) =>
  partStyle({
    width: size,
    height: size,
    flex: "none",
    fill: "none",
    stroke: "currentColor",
    strokeWidth,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  });

/** The stroke has the same thickness on the screen. */
export const picture = { small: sized("1.25rem", 1.7), large: sized("2.25rem", 1) };
