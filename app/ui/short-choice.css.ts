import { media } from "../theme/breakpoints.ts";
import { partStyle } from "../theme/part-style.ts";

export const segments = partStyle({ "@media": { [media.phone]: { display: "none" } } });
export const list = partStyle({ display: "none", "@media": { [media.phone]: { display: "grid" } } });
