import { style } from "@vanilla-extract/css";
import { font, grid, media, solid, space } from "../../../theme/styling.ts";

export const section = style({ display: "flex", flexDirection: "column" });

export const heading = style({ outline: "none" });

export const note = style({ marginTop: space(4) });

export const form = style({ ...grid.stack(16), marginTop: space(24) });

export const pair = style({
  ...grid.columns("minmax(0, 1fr) minmax(0, 1fr)", 16, "start"),
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const about = style({ ...grid.stack(16), marginTop: space(8), paddingTop: space(16), borderTop: solid("rule") });

export const legend = style({ ...font("small"), fontWeight: 600 });

export const boxes = style({
  ...grid.columns("repeat(auto-fill, minmax(9rem, 1fr))"),
  columnGap: space(16),
  marginTop: space(4),
});

export const aside = style({ ...font("small"), "@media": { [media.touch]: { minHeight: "2.75rem" } } });
