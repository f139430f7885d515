import { style } from "@vanilla-extract/css";
import { flex, font, grid, media, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const heading = style({ display: "inline", marginInlineEnd: space(12) });

export const entries = style({
  ...grid.columns("repeat(3, minmax(0, 1fr))"),
  columnGap: space(32),
  marginTop: space(8),
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const entry = style({
  position: "relative",
  minWidth: 0,
  padding: space(8, 0, 12),
  borderTop: solid("ink"),
  borderBottom: solid("rule2"),
  transition: `background-color ${vars.motion.control}`,
  ":hover": { background: vars.color.wash },
  "@media": {
    [media.phone]: {
      selectors: { "& + &": { borderTop: 0 }, "&:not(:last-child)": { borderBottomColor: vars.color.rule } },
    },
  },
});

export const meta = style({ ...flex.apart(12, "stretch"), ...font("caption", "ink2") });

export const changed = style({ flex: "none", color: vars.color.ink3 });

/** The whole entry takes the click. */
export const link = style({
  ...flex.apart(12),
  marginBlock: space(4),
  ...font("group", "accent"),
  fontWeight: 600,
  textDecoration: "none",
  "@media": { [media.touch]: { minHeight: "1.5rem" } },
  "::after": { content: '""', position: "absolute", inset: 0 },
});

export const name = style({ minWidth: 0, overflowWrap: "anywhere", color: vars.color.ink });

/** Reserves its line while the score is calculated. */
export const figure = style({ minHeight: "1.45rem", ...font("table") });
