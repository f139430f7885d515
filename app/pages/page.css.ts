import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/vars.css.ts";

/** A column of forms in the middle. */
export const narrow = style({
  width: "100%",
  maxWidth: "46rem",
  marginInline: "auto",
  padding: `${vars.space[32]} ${vars.space[24]} ${vars.space[56]}`,
  "@media": { [media.phone]: { padding: `${vars.space[24]} ${vars.space[16]}` } },
});

/** A message in place of the page's content. */
export const message = style({
  padding: `${vars.space[32]} 3rem ${vars.space[56]}`,
  "@media": { [media.phone]: { padding: `${vars.space[24]} ${vars.space[16]}` } },
});

export const ways = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12], marginTop: vars.space[24] });

export const action = style({ marginTop: vars.space[24] });

const tablePage = style({
  padding: `${vars.space[32]} 3rem ${vars.space[44]}`,
  "@media": { [media.phone]: { padding: `${vars.space[24]} ${vars.space[16]}` } },
});

export const changesPage = style([tablePage, { maxWidth: "64rem" }]);

export const versions = style({ display: "grid", gap: vars.space[24], marginTop: vars.space[32], padding: 0 });

export const changes = style({ display: "grid", gap: vars.space[4], paddingLeft: vars.space[24], listStyle: "disc" });

export const version = style({
  display: "grid",
  gap: vars.space[8],
  listStyle: "none",
  paddingTop: vars.space[12],
  borderTop: `1px solid ${vars.color.ink}`,
});

export const dataPage = style([tablePage, { maxWidth: "70rem" }]);

export const backLink = style({
  marginBottom: vars.space[16],
  "@media": { [media.print]: { display: "none" } },
});

export const homePage = style({
  display: "grid",
  flex: 1,
  gridTemplateColumns: "17rem minmax(0, 1fr)",
  "@media": { [media.stacked]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "auto 1fr" } },
});

export const homeWork = style({
  padding: `${vars.space[32]} 3rem ${vars.space[56]}`,
  maxWidth: "82rem",
  "@media": {
    [media.stacked]: { padding: `${vars.space[32]} ${vars.space[24]} ${vars.space[44]}` },
    [media.phone]: { padding: `${vars.space[24]} ${vars.space[16]} ${vars.space[44]}` },
  },
});

export const regionPage = style({
  width: "100%",
  maxWidth: "1000px",
  marginInline: "auto",
  padding: `${vars.space[32]} ${vars.space[32]} ${vars.space[56]}`,
  "@media": { [media.phone]: { padding: `${vars.space[24]} ${vars.space[16]} ${vars.space[44]}` } },
});

/** Reserves the height of the text while it loads, so that the choice below does not move. */
export const regionText = style({ minHeight: "7rem", marginTop: vars.space[16] });

export const regionChoice = style({ marginTop: vars.space[44] });

/** The notice above the portfolio, in edit and scores mode. */
export const sizeNotice = style({
  display: "block",
  padding: `${vars.space[8]} 3rem`,
  borderBottom: `1px solid ${vars.color.rule}`,
  background: vars.color.warnWash,
  color: vars.color.warn,
  fontSize: vars.text.small.size,
  "@media": { [media.phone]: { paddingInline: vars.space[16] }, [media.print]: { display: "none" } },
});
