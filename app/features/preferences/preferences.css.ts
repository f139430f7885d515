import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const choices = style({ display: "grid", gap: vars.space[16], maxWidth: "26rem" });
