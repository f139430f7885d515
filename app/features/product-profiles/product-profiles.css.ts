import { style } from "@vanilla-extract/css";
import { grid, hiddenOn, media, shownOn, size, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const wideOnly = style(hiddenOn("phone"));
export const phoneOnly = style(shownOn("phone"));

export const all = style({ display: "flex", justifyContent: "flex-end", marginTop: space(8) });

/** In print a product is not split across pages if it fits on one. */
export const product = style({ "@media": { [media.print]: { breakInside: "avoid" } } });

export const profile = style({ ...grid.stack(16), padding: space(12, 0, 24) });
export const description = style({ maxWidth: "46rem", color: vars.color.ink2 });

export const factGrid = style({
  ...grid.columns("repeat(auto-fit, minmax(9rem, 1fr))", space(8, 24)),
  ...size("table"),
});
export const term = style(size("caption", "ink3"));

export const columns = style({
  ...grid.columns("minmax(0, 2fr) minmax(0, 3fr)", 24),
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const pairs = style({ ...grid.stack(4), marginTop: space(4) });
export const pair = style({ ...grid.columns("minmax(0, 3fr) minmax(0, 2fr)", 12), ...size("small", "ink2") });

export const sources = style({
  ...grid.stack(8),
  marginTop: space(4),
  ...size("caption", "ink3"),
  overflowWrap: "anywhere",
});

export const item = style({ paddingBlock: space(8), borderBottom: solid("rule") });
export const itemName = style({ fontWeight: 500 });
