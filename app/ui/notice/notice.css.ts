import { partStyle } from "../../theme/part-style.ts";
import { vars } from "../../theme/vars.css.ts";

export const empty = partStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[16],
  padding: `${vars.space[12]} 0 ${vars.space[16]} 1.5rem`,
  borderBottom: `1px solid ${vars.color.rule}`,
  fontSize: vars.text.table.size,
  color: vars.color.ink2,
});

export const error = partStyle({
  display: "grid",
  gap: vars.space[8],
  justifyItems: "start",
  maxWidth: "46rem",
  paddingInlineStart: vars.space[16],
  borderInlineStart: `2px solid ${vars.color.bad}`,
  fontSize: vars.text.table.size,
});

export const errorTitle = partStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  fontWeight: 600,
  color: vars.color.bad,
});

export const errorText = partStyle({ color: vars.color.ink2 });
