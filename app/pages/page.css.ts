import { style } from "@vanilla-extract/css";
import { centred, flex, grid, hiddenOn, media, size, solid, space } from "../theme/styling.ts";
import { vars } from "../theme/vars.css.ts";

/** A column of forms in the middle. */
export const narrow = style({
  ...centred("46rem"),
  padding: space(32, 24, 56),
  "@media": { [media.phone]: { padding: space(24, 16) } },
});

/** A message in place of the page's content. */
export const message = style({
  padding: space(32, "3rem", 56),
  "@media": { [media.phone]: { padding: space(24, 16) } },
});

export const ways = style({ ...flex.lines(12, "stretch"), marginTop: space(24) });

export const action = style({ marginTop: space(24) });

const tablePage = style({ padding: space(32, "3rem", 44), "@media": { [media.phone]: { padding: space(24, 16) } } });

export const changesPage = style([tablePage, { maxWidth: "64rem" }]);

export const versions = style({ ...grid.stack(24), marginTop: space(32), padding: 0 });

export const changes = style({ ...grid.stack(4), paddingLeft: space(24), listStyle: "disc" });

export const version = style({ ...grid.stack(8), listStyle: "none", paddingTop: space(12), borderTop: solid("ink") });

export const dataPage = style([tablePage, { maxWidth: "70rem" }]);

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

export const regionPage = style({
  ...centred("1000px"),
  padding: space(32, 32, 56),
  "@media": { [media.phone]: { padding: space(24, 16, 44) } },
});

/** Reserves the height of the text while it loads, so that the choice below does not move. */
export const regionText = style({ minHeight: "7rem", marginTop: space(16) });

export const regionChoice = style({ marginTop: space(44) });

/** The notice above the portfolio, in edit and scores mode. */
export const sizeNotice = style({
  display: "block",
  padding: space(8, "3rem"),
  borderBottom: solid("rule"),
  background: vars.color.warnWash,
  ...size("small", "warn"),
  "@media": { [media.phone]: { paddingInline: space(16) }, [media.print]: { display: "none" } },
});
