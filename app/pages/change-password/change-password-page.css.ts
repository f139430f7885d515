import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const action = style({ marginTop: vars.space[24] });
