import { style } from "@vanilla-extract/css";
import { grid, solid, space } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

export const page = style(grid.columns("repeat(auto-fit, minmax(min(100%, 44rem), 1fr))"));

export const side = style({ minWidth: 0, padding: space(24, 16), background: vars.color.paper, color: vars.color.ink });

export const part = style({ borderTop: solid("ink"), paddingBlock: space(8, 32) });

export const state = style({ marginBlock: space(16) });
