import { style } from "@vanilla-extract/css";
import { flex, font, grid, hiddenOn, media, shownOn, size, solid, space } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

/** The space between a name and its mark, wider than that between words; without a box, so that it is no item of a flex row. */
export const gap = style({ display: "contents", wordSpacing: ".25rem" });

/** Mark beside a name; on touch screens as high as the line allows. */
export const tag = style({
  // one line, which moves to the next line as a whole
  display: "inline-block",
  whiteSpace: "nowrap",
  padding: "0 .3125rem",
  border: solid("bad"),
  borderRadius: vars.radius.mark,
  ...font("mark", "bad"),
  background: vars.color.paper,
  fontWeight: 500,
  textAlign: "start",
  verticalAlign: "baseline",
  selectors: { "&:hover": { background: vars.color.badWash } },
  "@media": { [media.touch]: { paddingBlock: ".25rem" }, print: { background: "transparent" } },
});

/** The mark with the name of the market, and without it where there is no room. */
export const wide = style(hiddenOn("phone"));
export const narrow = style(shownOn("phone"));

export const rules = style({ ...grid.stack(16), margin: 0, padding: 0, listStyle: "none" });
export const status = style({ margin: 0, fontWeight: 600 });
export const words = style({ margin: 0 });
export const source = style({ margin: 0, ...size("small", "ink2") });
export const limits = style({ marginTop: space(16), marginBottom: 0 });

export const note = style({ marginTop: space(12) });
export const noteLead = style({ margin: 0 });
export const noteList = style({ ...grid.stack(8), margin: space(8, 0), paddingInlineStart: space(16) });

/** Text and switch on one line, where there is room. */
export const leftOut = style({
  ...flex.lines(space(4, 24)),
  justifyContent: "space-between",
  marginTop: space(4),
  color: vars.color.ink2,
});

/** As wide as its label, so that it stays on the line of the text. */
export const leftOutSwitch = style({ flex: "none", maxWidth: "100%" });
