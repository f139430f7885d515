import { partStyle } from "../theme/part-style.ts";
import { vars } from "../theme/vars.css.ts";

/** A chart drawn for a file: beside the page, at one width for all screens. */
export const sheet = partStyle({
  position: "fixed",
  insetBlockStart: 0,
  insetInlineStart: "-200rem",
  width: "48rem",
  background: vars.color.paper,
});
