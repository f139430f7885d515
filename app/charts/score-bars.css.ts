import { partStyle } from "../theme/part-style.ts";
import { vars } from "../theme/vars.css.ts";

export const list = partStyle({ display: "grid", gap: ".125rem", width: "100%" });

export const row = partStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) 2rem",
  alignItems: "center",
  gap: vars.space[8],
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const score = partStyle({ textAlign: "end", fontWeight: 600 });
