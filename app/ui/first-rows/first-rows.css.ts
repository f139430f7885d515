import { media } from "../../theme/breakpoints.ts";
import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

export const more = partStyle({ marginTop: vars.space[12], "@media": { [media.print]: { display: "none" } } });
