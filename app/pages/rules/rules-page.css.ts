import { style } from "@vanilla-extract/css";
import { flex, media, space, pageFrame } from "../../theme/styling.ts";

export const page = style([pageFrame("76rem"), { "@media": { [media.print]: { padding: 0 } } }]);

export const choice = style({
  ...flex.lines(16, "flex-end"),
  // below: room above a notice of the opened portfolio
  marginBlock: space(24),
});

export const select = style({ width: "22rem", maxWidth: "100%" });
export const guard = style({ maxWidth: "46rem", marginTop: space(12) });
