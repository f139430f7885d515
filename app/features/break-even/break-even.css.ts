import { globalStyle, style } from "@vanilla-extract/css";
import { flex, font, grid, size, space } from "../../theme/styling.ts";
import { vars } from "../../theme/vars.css.ts";

export const sentences = style({ maxWidth: "46rem", marginBottom: space(16), color: vars.color.ink2 });

const wide = "screen and (width >= 1200px)";
/** The columns of the chart and of the sentences beside it. */
const chartAndSentences = { gridTemplateColumns: "minmax(0, 1fr) minmax(12rem, 16rem)", columnGap: space(24) };
const smallText = font("small");

/** In a wide window the sentences are beside the chart. */
export const beside = style({ ...grid.columns("minmax(0, 1fr)"), "@media": { [wide]: chartAndSentences } });
globalStyle(`${beside} > :first-child`, { "@media": { [wide]: { order: 1, ...smallText } } });

/** Reserves the height of the chart while it loads. */
export const place = style({ minBlockSize: "17rem" });

/** A chart with sentences above and below; in a wide window the first ones are beside it. */
export const picture = style({
  ...grid.columns("minmax(0, 1fr)"),
  gridTemplateRows: "auto 1fr",
  minBlockSize: "18rem",
  "@media": { [wide]: chartAndSentences },
});
globalStyle(`${picture} > p`, { maxWidth: "46rem", color: vars.color.ink2 });
globalStyle(`${picture} > p:first-child`, {
  marginBottom: space(16),
  "@media": { [wide]: { gridColumn: 2, gridRow: "1 / span 2", ...smallText } },
});
globalStyle(`${picture} > p:not(:first-child)`, font("caption"));
globalStyle(`${picture} > :not(:first-child)`, { "@media": { [wide]: { gridColumn: 1 } } });

export const usecase = style({ maxWidth: "20rem", marginBottom: space(16) });
export const second = style({ display: "block", ...size("caption", "ink3") });

export const note = style({ marginTop: space(8) });

/** Collapsible parts below the chart, side by side while closed. */
export const below = style({
  ...grid.columns("repeat(auto-fit, minmax(min(22rem, 100%), 1fr))"),
  columnGap: space(24),
  marginTop: space(8),
});
globalStyle(`${below} > :has([aria-expanded="true"])`, { gridColumn: "1 / -1" });

export const files = style(flex.lines(4, "stretch"));

export const choice = style({ ...grid.columns("repeat(auto-fit, minmax(14rem, 1fr))", 16), marginBlock: space(8) });
/** A product with its mark. */
export const line = style({ ...flex.lines(), columnGap: space(8) });
export const group = style({ display: "grid", justifyItems: "start" });

/** A number that opens its explanation: underlined on hover and focus only. */
export const number = style({
  color: "inherit",
  textDecorationLine: "none",
  selectors: { "&:hover, &:focus-visible": { textDecorationLine: "underline" } },
});
