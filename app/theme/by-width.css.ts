import { style } from "@vanilla-extract/css";
import { media } from "./styling.ts";

/** Hidden on a phone. */
export const wideOnly = style({ "@media": { [media.phone]: { display: "none" } } });
