import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const section = style({ marginTop: vars.space[44] });

// a jump to a heading ends below the header
globalStyle(`${section} h2`, { scrollMarginTop: "5.5rem" });
