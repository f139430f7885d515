import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const details = style({ display: "block", color: vars.color.ink2, fontWeight: 400 });
