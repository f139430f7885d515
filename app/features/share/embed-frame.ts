import type { embedTexts } from "../../text/en/embed.ts";

/** The charts that a frame can show. */
export type EmbedChart = keyof typeof embedTexts.charts;

/** The first one is what the address without `chart` shows. */
export const COMPARISON_CHARTS = [
  "ranking",
  "stages",
  "break-even",
  "end-of-life",
] as const satisfies readonly EmbedChart[];
export const PORTFOLIO_CHARTS = ["scores"] as const satisfies readonly EmbedChart[];

/** Height of a frame without its rows, and of a row; px, at a width of 600 px or more. */
const HEIGHTS: Readonly<Record<EmbedChart, { readonly base: number; readonly row: number }>> = {
  ranking: { base: 176, row: 32 },
  scores: { base: 400, row: 0 },
  stages: { base: 200, row: 48 },
  "break-even": { base: 560, row: 0 },
  "end-of-life": { base: 200, row: 36 },
};

/** Height of a frame that shows a chart without scrolling, px. @param products number of rows */
export const frameHeight = (chart: EmbedChart, products: number): number =>
  HEIGHTS[chart].base + HEIGHTS[chart].row * products;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

interface Frame {
  /** of the stored share */
  readonly address: string;
  readonly chart: EmbedChart;
  /** px */
  readonly height: number;
  readonly title: string;
  readonly lang: string;
}

/** HTML of a frame that shows a stored share. The language is fixed: it is that of the page around it. */
export function embedCode({ address, chart, height, title, lang }: Frame): string {
  const isDefault = chart === COMPARISON_CHARTS[0] || chart === PORTFOLIO_CHARTS[0];
  const query = new URLSearchParams({ ...(!isDefault && { chart }), lang });
  const source = escaped(`${address}/embed?${query}`);
  return (
    `<iframe src="${source}" title="${escaped(title)}" width="600" height="${height}" ` +
    `loading="lazy" style="border:0;width:100%;max-width:45rem"></iframe>`
  );
}
