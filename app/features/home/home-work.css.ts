import { style } from "@vanilla-extract/css";
import { ellipsis, flex, grid, media, size, solid, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const sections = style({ display: "flex", flexDirection: "column", gap: space(24), marginTop: space(24) });

export const notice = style({ marginTop: space(12), maxWidth: "46rem", ...size("small", "warn") });

/** What a collapsed section has inside, next to its title. */
export const names = style({
  display: "inline-block",
  maxWidth: "26rem",
  marginInlineStart: space(16),
  verticalAlign: "bottom",
  ...ellipsis,
  ...size("table", "ink2"),
  "@media": { [media.phone]: { display: "none" }, [media.stacked]: { maxWidth: "16rem" } },
});

export const tools = style(flex.lines(12, "stretch"));

export const search = style({ flex: "0 1 22rem", marginBlock: space(12) });

/** Only on phones, where the table has no heads to click. */
export const sort = style({
  display: "none",
  "@media": { [media.phone]: { display: "block", flex: 1, minWidth: "12rem", marginBlock: space(8) } },
});

export const warn = style({ color: vars.color.warn });

export const users = style({ marginTop: space(16), maxHeight: "40vh", overflow: "auto", borderTop: solid("ink") });

export const user = style({
  ...flex.lines(space(4, 16), "baseline"),
  paddingBlock: space(8),
  borderBottom: solid("rule"),
  ...size("table"),
});

export const userName = style({ flex: 1, minWidth: "8rem", color: vars.color.ink });

export const where = style({ color: vars.color.ink2 });

export const empty = style({
  ...grid.columns("minmax(0, 1fr) 22rem", 44, "center"),
  paddingBlock: space(32),
  borderTop: solid("ink"),
  borderBottom: solid("rule2"),
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(24) } },
});

export const text = style({ marginTop: space(8), maxWidth: "32rem", color: vars.color.ink2 });

export const actions = style({ ...flex.lines(12, "stretch"), marginTop: space(24) });

export const failed = style({ display: "block", marginTop: space(8), ...size("small", "bad") });

/** Reserves the height of seven rows while the scores are calculated. */
export const bars = style({ minHeight: "11.25rem" });
