import { font, grid, partStyle, space } from "../theme/styling.ts";

export const list = partStyle({
  ...grid.columns("minmax(0, 1fr) minmax(0, 1fr) minmax(1.5rem, max-content)", space(".125rem", 12)),
  width: "100%",
});

export const row = partStyle({
  ...grid.columns("subgrid"),
  gridColumn: "1 / -1",
  alignItems: "center",
  ...font("small"),
});

export const score = partStyle({ textAlign: "end", fontWeight: 600 });
