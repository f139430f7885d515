import { style } from "@vanilla-extract/css";
import { flex, font, grid, media, size, solid, space } from "../../../theme/styling.ts";
import { vars } from "../../../theme/vars.css.ts";

export const section = style({
  ...grid.stack(12, "start"),
  marginTop: space(44),
  paddingTop: space(12),
  borderTop: solid("ink"),
});

export const details = style({
  ...grid.columns("minmax(8rem, 14rem) minmax(0, 1fr)"),
  width: "100%",
  ...font("table"),
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
});

const line = { paddingBlock: space(8), borderBottom: solid("rule") } as const;

export const term = style({ ...line, color: vars.color.ink2 });

export const value = style({ ...line, margin: 0, overflowWrap: "anywhere" });

export const form = style({ ...grid.stack(16), width: "100%", maxWidth: "25rem" });

/** In a dialog, as wide as its buttons. */
export const dialogForm = style({ ...grid.stack(16), marginTop: space(8) });

export const tables = style({
  ...grid.columns("repeat(auto-fill, minmax(14rem, 1fr))"),
  columnGap: space(24),
  width: "100%",
  ...size("table"),
});

export const table = style({ paddingBlock: space(4), "@media": { [media.touch]: { paddingBlock: space(12) } } });

export const why = style({ marginTop: space(8) });

export const fault = style({ color: vars.color.bad });

export const action = style({ marginTop: space(24) });

export const list = style({ width: "100%", overflowX: "auto" });

/** Of a table with more columns than a phone has room for: it scrolls sideways in its list. */
export const manyColumns = style({ minWidth: "36rem" });

export const actions = style(flex.lines(8, "stretch"));

export const codes = style({
  ...grid.columns("repeat(auto-fill, minmax(13rem, 1fr))", 8),
  marginBlock: space(16),
  paddingLeft: space(24),
  ...font("table"),
});
