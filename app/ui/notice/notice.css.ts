import { flex, grid, partStyle, size, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const empty = partStyle({
  ...flex.lines(16),
  paddingBlock: space(12, 16),
  borderBottom: solid("rule"),
  ...size("table", "ink2"),
});

export const error = partStyle({
  ...grid.stack(8, "start"),
  maxWidth: "46rem",
  paddingInlineStart: space(16),
  borderInlineStart: solid("bad", "2px"),
  ...size("table"),
});

export const errorTitle = partStyle({ ...flex.row(8), fontWeight: 600, color: vars.color.bad });

export const errorText = partStyle({ color: vars.color.ink2 });
