import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/vars.css.ts";

export const heading = style({ display: "inline", marginInlineEnd: vars.space[12] });

export const entries = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  columnGap: vars.space[32],
  marginTop: vars.space[8],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const entry = style({
  position: "relative",
  minWidth: 0,
  padding: `${vars.space[8]} 0 ${vars.space[12]}`,
  borderTop: `1px solid ${vars.color.ink}`,
  borderBottom: `1px solid ${vars.color.rule2}`,
  transition: `background-color ${vars.motion.control}`,
  ":hover": { background: vars.color.wash },
  "@media": {
    [media.phone]: {
      selectors: { "& + &": { borderTop: 0 }, "&:not(:last-child)": { borderBottomColor: vars.color.rule } },
    },
  },
});

export const meta = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[12],
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.ink2,
});

export const changed = style({ flex: "none", color: vars.color.ink3 });

/** The whole entry takes the click. */
export const link = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
  marginBlock: vars.space[4],
  color: vars.color.accent,
  fontSize: vars.text.group.size,
  lineHeight: vars.text.group.line,
  fontWeight: 600,
  textDecoration: "none",
  "::after": { content: '""', position: "absolute", inset: 0 },
});

export const name = style({ minWidth: 0, overflowWrap: "anywhere", color: vars.color.ink });

/** Reserves its line while the score is calculated. */
export const figure = style({ minHeight: "1.45rem", fontSize: vars.text.table.size, lineHeight: vars.text.table.line });
