import { flex, font, partStyle } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";
import { awayOnPhone } from "../hidden/hidden.css.ts";

export const state = partStyle({ position: "relative", ...flex.inline(".5rem"), ...font("small", "ink2") });

export const mark = partStyle({ color: vars.color.accent });

export const warn = partStyle({ color: vars.color.warn });

/** On a phone only the icon is visible; screen readers still get the text. */
export const words = partStyle(awayOnPhone);
