import { style } from "@vanilla-extract/css";
import { hiddenOn } from "./styling.ts";

/** Hidden on a phone. */
export const wideOnly = style(hiddenOn("phone"));
