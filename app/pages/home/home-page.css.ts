import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const page = style({
  display: "grid",
  flex: 1,
  gridTemplateColumns: "17rem minmax(0, 1fr)",
  "@media": { [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto 1fr" } },
});

export const work = style({
  padding: `${vars.space[32]} 3rem ${vars.space[56]}`,
  maxWidth: "82rem",
  "@media": {
    [media.stacked]: { padding: `${vars.space[32]} ${vars.space[24]} ${vars.space[44]}` },
    [media.phone]: { padding: `${vars.space[24]} ${vars.space[16]} ${vars.space[44]}` },
  },
});
