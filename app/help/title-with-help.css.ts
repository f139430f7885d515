import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const line = style({ display: "flex", alignItems: "flex-start", gap: vars.space[12] });
