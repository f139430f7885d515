import { style } from "@vanilla-extract/css";
import { grid, hiddenOn, media, size, solid, space } from "../../theme/styling.ts";

const columns = {
  ...grid.columns("minmax(0, 1.2fr) minmax(0, 1fr) 8.5rem 5.5rem 2.25rem"),
  columnGap: space(12),
} as const;

export const head = style({
  ...columns,
  paddingBlock: space(4),
  borderBottom: solid("ink"),
  ...size("caption", "ink2"),
  fontWeight: 500,
  ...hiddenOn("phone"),
});

export const list = style({ borderBottom: solid("rule2") });

export const row = style({
  ...columns,
  rowGap: space(4),
  alignItems: "center",
  paddingBlock: space(4),
  ...size("table"),
  selectors: { "& + &": { borderTop: solid("rule") } },
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr) 8rem 2.75rem", paddingBlock: space(8) } },
});

/** On a phone the name of the stage is above its fields. */
export const stage = style({ "@media": { [media.phone]: { gridColumn: "1 / -1", fontWeight: 500 } } });

export const allowed = style({
  textAlign: "end",
  ...size("small", "ink3"),
  "@media": { [media.phone]: { gridColumn: "1 / 3", gridRow: 3, textAlign: "start" } },
});

export const fixed = style({ textAlign: "end", paddingInlineEnd: ".6875rem" });

export const reset = style({ justifySelf: "end" });
