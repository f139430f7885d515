import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const warn = style({ color: vars.color.warn });
