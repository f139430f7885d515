import { partStyle } from "../theme/part-style.ts";
import { vars } from "../theme/vars.css.ts";

export const list = partStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) minmax(1.5rem, max-content)",
  gap: `.125rem ${vars.space[12]}`,
  width: "100%",
});

export const row = partStyle({
  display: "grid",
  gridColumn: "1 / -1",
  gridTemplateColumns: "subgrid",
  alignItems: "center",
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const score = partStyle({ textAlign: "end", fontWeight: 600 });
