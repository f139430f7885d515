import { media } from "../../theme/breakpoints.ts";
import { wholeStyle } from "../../theme/part-style.ts";

export const segments = wholeStyle({ "@media": { [media.phone]: { display: "none" } } });
export const list = wholeStyle({ display: "none", "@media": { [media.phone]: { display: "grid" } } });
