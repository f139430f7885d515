import { style } from "@vanilla-extract/css";
import { vars } from "../../../theme/vars.css.ts";

export const form = style({ display: "grid", gap: vars.space[24], justifyItems: "start" });
