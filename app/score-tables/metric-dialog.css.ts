import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const facts = style({ display: "grid" });
globalStyle(`${facts} dt`, { marginTop: vars.space[12], fontWeight: 600, color: vars.color.ink });
globalStyle(`${facts} dd`, { margin: 0 });
