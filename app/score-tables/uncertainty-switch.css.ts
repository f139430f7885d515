import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const waiting = style({ fontSize: vars.text.small.size, color: vars.color.ink2 });
