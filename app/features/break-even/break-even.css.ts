import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const sentences = style({
  maxWidth: "46rem",
  marginBottom: vars.space[16],
  color: vars.color.ink2,
});

const wide = "screen and (width >= 1200px)";
/** The columns of the chart and of the sentences beside it. */
const chartAndSentences = { gridTemplateColumns: "minmax(0, 1fr) minmax(12rem, 16rem)", columnGap: vars.space[24] };
const smallText = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line };

/** In a wide window the sentences are beside the chart. */
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [wide]: chartAndSentences,
  },
});
globalStyle(`${beside} > :first-child`, {
  "@media": {
    [wide]: { order: 1, ...smallText },
  },
});

/** Reserves the height of the chart while it loads. */
export const place = style({ minBlockSize: "17rem" });

/** A chart with sentences above and below; in a wide window the first ones are beside it. */
export const picture = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  minBlockSize: "18rem",
  "@media": { [wide]: chartAndSentences },
});
globalStyle(`${picture} > p`, { maxWidth: "46rem", color: vars.color.ink2 });
globalStyle(`${picture} > p:first-child`, {
  marginBottom: vars.space[16],
  "@media": { [wide]: { gridColumn: 2, gridRow: "1 / span 2", ...smallText } },
});
globalStyle(`${picture} > p:not(:first-child)`, {
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
});
globalStyle(`${picture} > :not(:first-child)`, { "@media": { [wide]: { gridColumn: 1 } } });

export const usecase = style({ maxWidth: "20rem", marginBottom: vars.space[16] });
export const second = style({ display: "block", fontSize: vars.text.caption.size, color: vars.color.ink3 });

export const note = style({ marginTop: vars.space[8] });

/** Collapsible parts below the chart, side by side while closed. */
export const below = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(22rem, 100%), 1fr))",
  columnGap: vars.space[24],
  marginTop: vars.space[8],
});
globalStyle(`${below} > :has([aria-expanded="true"])`, { gridColumn: "1 / -1" });

export const files = style({ display: "flex", flexWrap: "wrap", gap: vars.space[4] });

export const choice = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(14rem, 1fr))",
  gap: vars.space[16],
  marginBlock: vars.space[8],
});
/** A product with its mark. */
export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space[8] });
export const group = style({ display: "grid", justifyItems: "start" });

/** A number that opens its explanation: underlined on hover and focus only. */
export const number = style({
  color: "inherit",
  textDecorationLine: "none",
  selectors: { "&:hover, &:focus-visible": { textDecorationLine: "underline" } },
});
