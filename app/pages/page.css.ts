import { style } from "@vanilla-extract/css";
import { flex, grid, hiddenOn, media, pageFrame, size, solid, space } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

/** A column of text or forms. */
export const narrow = style(pageFrame("46rem"));

/** A message in place of the page's content. */
export const message = style(pageFrame());

export const ways = style({ ...flex.lines(12, "stretch"), marginTop: space(24) });

export const action = style({ marginTop: space(24) });

export const changesPage = style(pageFrame("58rem"));

export const versions = style({ ...grid.stack(24), marginTop: space(32), padding: 0 });

export const changes = style({ ...grid.stack(4), paddingLeft: space(24), listStyle: "disc" });

export const version = style({ ...grid.stack(8), listStyle: "none", paddingTop: space(12), borderTop: solid("ink") });

export const dataPage = style(pageFrame("64rem"));

export const backLink = style({ marginBottom: space(16), ...hiddenOn("print") });

export const homePage = style({
  ...grid.columns("17rem minmax(0, 1fr)"),
  flex: 1,
  "@media": { [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto 1fr" } },
});

export const homeWork = style({
  padding: space(32, "3rem", 56),
  maxWidth: "82rem",
  "@media": {
    [media.stacked]: { padding: space(32, 24, 44) },
    [media.phone]: { padding: space(24, 16, 44) },
  },
});

export const regionPage = style(pageFrame("58rem"));

/** Reserves the height of the text while it loads, so that the choice below does not move. */
export const regionText = style({ minHeight: "7rem", marginTop: space(16) });

export const regionChoice = style({ marginTop: space(44) });

/** The notice above the portfolio, in edit and scores mode. */
export const sizeNotice = style({
  display: "block",
  padding: space(8, 24),
  borderBottom: solid("rule"),
  background: vars.color.warnWash,
  ...size("small", "warn"),
  "@media": { [media.phone]: { paddingInline: space(16) }, [media.print]: { display: "none" } },
});
