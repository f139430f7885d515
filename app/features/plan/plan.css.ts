import { style } from "@vanilla-extract/css";
import { columnOf, flex, grid, hiddenOn, media, phoneRule, size, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const section = style({ marginTop: space(24) });
/** Commands are not printed. */
export const onScreen = style(hiddenOn("print"));
export const finding = style({ ...size("lead"), fontWeight: 600, marginTop: space(12) });
export const sentences = style({ ...size("small", "ink2"), marginBlock: space(4, 12), maxWidth: "46rem" });
export const steps = style({ listStyle: "none", padding: 0, borderTop: solid("ink") });
export const step = style({ paddingBlock: space(12), borderBottom: solid("rule"), breakInside: "avoid" });
/** On a phone the points and the command are below the change. */
export const head = style({ ...flex.row(12, "start"), "@media": { [media.phone]: { flexWrap: "wrap" } } });
export const number = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  minWidth: "1.5rem",
  height: "1.5rem",
  borderRadius: vars.radius.round,
  background: vars.color.accent,
  ...size("caption", "onAccent"),
  fontWeight: 600,
  "@media": { print: { background: "none", color: vars.color.ink } },
});
export const change = style({
  flex: "1",
  minWidth: 0,
  "@media": { [media.phone]: { flexBasis: "calc(100% - 3rem)" } },
});
export const from = style({ color: vars.color.ink2 });
export const to = style({ fontWeight: 600 });
export const points = style({ flex: "none", fontWeight: 600, textAlign: "end", ...size("table") });
export const facts = style({ ...grid.columns("9rem 1fr", "2px"), marginBlock: space(8), ...size("small") });
phoneRule(facts, { gridTemplateColumns: "1fr" });
export const term = style({ color: vars.color.ink2 });
export const fields = style({ ...flex.lines(16, "start"), marginBlock: space(8) });
export const field = style({ width: "13rem", maxWidth: "100%" });
export const choices = style({
  ...grid.columns("repeat(auto-fill, minmax(min(13rem, 100%), 1fr))"),
  columnGap: space(16),
  marginBlock: space(8),
  border: 0,
  padding: 0,
});
export const left = style({ ...size("small"), paddingInlineStart: space(16), marginBlock: space(4, 12) });
export const foot = style([{ ...flex.lines(12), marginTop: space(16) }, onScreen]);
/** Announced when it gets its text; without one it takes no room. */
export const message = style({
  ...size("small", "ink2"),
  selectors: { "&:empty": { marginInlineEnd: `calc(-1 * ${space(12)})` } },
});
export const files = style([{ ...flex.lines(12), marginInlineStart: "auto" }, onScreen]);
export const assumptions = style({ ...size("caption", "ink3"), marginTop: space(12), maxWidth: "46rem" });
/** Columns hidden on a phone; the CSV file has them. */
export const wide = style(hiddenOn("phoneScreen"));
export const columns = {
  amount: `${columnOf("18%", "0")} ${wide}`,
  change: columnOf("22%", "7rem"),
  certainty: columnOf("20%", "6rem"),
};
