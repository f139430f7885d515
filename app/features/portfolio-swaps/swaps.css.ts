import { style } from "@vanilla-extract/css";
import { columnOf, flex, grid, hiddenOn, media, shownOn, size, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const section = style({ marginTop: space(24) });
/** Commands are not printed. */
export const onScreen = style(hiddenOn("print"));
export const limits = style([{ ...flex.lines(16, "end"), marginBlock: space(12) }, onScreen]);
export const excluded = style({ ...flex.lines(8), marginBlock: space(12) });
export const chart = style({ marginBottom: space(8) });
/** `relative` contains visually hidden text, which would otherwise widen the page. */
export const scroll = style({
  position: "relative",
  overflowX: "auto",
  "@media": { [media.phone]: { display: "none" }, [media.print]: { overflowX: "visible" } },
});
export const table = style({ minWidth: "58rem", "@media": { [media.print]: { minWidth: 0 } } });

/** Prevents a line break within a number. */
export const whole = style({ whiteSpace: "nowrap" });
export const second = style({ display: "block", ...size("caption", "ink2"), fontWeight: 400 });
export const from = style({ fontWeight: 400, color: vars.color.ink2 });
export const to = style({ fontWeight: 600 });
export const worse = style({ fontWeight: 600, color: vars.color.bad });
/** The place of a change on the path. */
export const number = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  minWidth: "1.5rem",
  height: "1.5rem",
  paddingInline: ".25rem",
  borderRadius: vars.radius.round,
  background: vars.color.accent,
  ...size("caption", "onAccent"),
  fontWeight: 600,
  "@media": { [media.print]: { background: "none", color: vars.color.ink } },
});
export const commands = style([
  {
    ...grid.stack(8),
    "@media": {
      [media.phone]: { gridTemplateColumns: "1fr 1fr" },
      "screen and (width >= 1400px)": flex.lines(8),
    },
  },
  onScreen,
]);
export const finding = style({ ...size("lead"), fontWeight: 600, marginTop: space(12) });
export const findings = style({ ...size("small", "ink2"), marginBlock: space(4, 12) });
export const more = style(size("small", "ink2"));
export const lines = style({ maxWidth: "44rem", marginBottom: space(12) });
export const linesLeft = style({ ...flex.lines(8), ...size("caption", "ink2") });
export const foot = style({ ...flex.lines(16), marginTop: space(16) });
export const file = style([{ marginInlineStart: "auto" }, onScreen]);
export const notice = style({ ...flex.row(12), marginBlock: space(8) });
export const place = style({ minHeight: "8rem", "@media": { [media.print]: { minHeight: 0 } } });
export const exclude = style({ width: "15rem", maxWidth: "100%" });
export const most = style({ width: "9rem" });
export const checks = style({ display: "flex", flexWrap: "wrap", columnGap: space(16) });
export const allowed = style({
  ...grid.columns("repeat(auto-fill, minmax(min(15rem, 100%), 1fr))"),
  columnGap: space(16),
  marginTop: space(12),
});
export const legend = style({ fontWeight: 600, ...size("small") });

export const list = style({ ...shownOn("phone"), borderTop: solid("ink") });
export const item = style({ paddingBlock: space(12), borderBottom: solid("rule") });
export const itemHead = style({ ...flex.row(12, "stretch"), ...size("table") });
export const gain = style({ flex: "none", fontWeight: 600, textAlign: "end" });
export const itemChange = style({ flex: "1", minWidth: 0 });
export const itemFacts = style({ marginBlock: space(8), ...size("small") });
export const itemFact = style({ ...flex.apart(16, "baseline"), color: vars.color.ink2 });
/** As wide for each metric, so that the bars of a swap begin below one another. */
export const itemAmount = style({ width: "6.5rem", textAlign: "end" });

export const groups = style({ marginTop: space(8) });
export const groupChoices = style([{ ...flex.lines(space(8, 16)), marginBlock: space(12) }, onScreen]);
/** Columns hidden on a phone; the CSV file has them. */
export const wide = style(hiddenOn("phoneScreen"));
export const groupColumns = {
  lines: columnOf("12%", "0"),
  score: columnOf("12%", "4.75rem"),
  points: columnOf("12%", "3.5rem"),
  climate: columnOf("14%", "5.25rem"),
  mass: columnOf("12%", "0"),
};
