import { style } from "@vanilla-extract/css";
import { stacked } from "../../theme/styling.ts";

export const choices = style({ ...stacked(16), maxWidth: "26rem" });
