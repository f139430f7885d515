import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

const columns = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.2fr) minmax(0, 1fr) 8.5rem 5.5rem 2.25rem",
  columnGap: vars.space[12],
} as const;

export const head = style({
  ...columns,
  paddingBlock: vars.space[4],
  borderBottom: `1px solid ${vars.color.ink}`,
  fontSize: vars.text.caption.size,
  fontWeight: 500,
  color: vars.color.ink2,
  "@media": { [media.phone]: { display: "none" } },
});

export const list = style({ borderBottom: `1px solid ${vars.color.rule2}` });

export const row = style({
  ...columns,
  rowGap: vars.space[4],
  alignItems: "center",
  paddingBlock: vars.space[4],
  fontSize: vars.text.table.size,
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.rule}` } },
  "@media": {
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr) 8rem 2.75rem", paddingBlock: vars.space[8] },
  },
});

/** On a phone the name of the stage is above its fields. */
export const stage = style({ "@media": { [media.phone]: { gridColumn: "1 / -1", fontWeight: 500 } } });

export const allowed = style({
  textAlign: "end",
  color: vars.color.ink3,
  fontSize: vars.text.small.size,
  "@media": { [media.phone]: { gridColumn: "1 / 3", gridRow: 3, textAlign: "start" } },
});

export const fixed = style({ textAlign: "end", paddingInlineEnd: ".6875rem" });

export const reset = style({ justifySelf: "end" });
