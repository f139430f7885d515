import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";
import { awayOnPhone } from "../hidden/hidden.css.ts";

export const state = partStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: ".5rem",
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.ink2,
});

export const mark = partStyle({ color: vars.color.accent });

export const warn = partStyle({ color: vars.color.warn });

/** On a phone only the icon is visible; screen readers still get the text. */
export const words = partStyle(awayOnPhone);
