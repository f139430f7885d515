import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const search = style({ maxWidth: "22rem", paddingBlock: vars.space[12] });
