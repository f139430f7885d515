import { useAtomValue } from "jotai";
import { useState } from "react";
import type { Shared } from "../../state/share/share.ts";
import { comparisonAtom } from "../../state/work/comparisons.ts";
import { embedTexts } from "../../text/en/embed.ts";
import { formatCount } from "../../text/format.ts";
import { language } from "../../text/language.ts";
import { caption, group, small } from "../../theme/text.css.ts";
import { Select } from "../../ui/field/select.tsx";
import { CopiedAddress } from "./copied-address.tsx";

/** The charts that a frame can show. */
type EmbedChart = keyof typeof embedTexts.charts;

/** The first one is what the address without `chart` shows. */
const COMPARISON_CHARTS = ["ranking", "stages", "break-even", "end-of-life"] as const satisfies readonly EmbedChart[];
const PORTFOLIO_CHARTS = ["scores"] as const satisfies readonly EmbedChart[];

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

interface EmbedCodeProps extends Shared {
  readonly name: string;
  /** of the stored share */
  readonly address: string;
}

const words = embedTexts.code;

/** The code that shows a stored share in a frame of another page, for the chosen chart. */
export const EmbedCode = ({ kind, id, name, address }: EmbedCodeProps) => {
  const charts: readonly EmbedChart[] = kind === "comparison" ? COMPARISON_CHARTS : PORTFOLIO_CHARTS;
  const [chosen, setChosen] = useState<string>(charts[0] ?? "ranking");
  const products = useAtomValue(comparisonAtom(id))?.comparison.currentProductIds.length ?? 0;
  const chart = charts.find((one) => one === chosen) ?? "ranking";
  const height = frameHeight(chart, products);
  const title = words.frame(name, embedTexts.charts[chart]);
  return (
    <>
      <h4 className={group}>{words.title}</h4>
      <p className={small}>{words.text}</p>
      {charts.length > 1 && (
        <Select
          label={words.shown}
          value={chart}
          onChange={setChosen}
          options={charts.map((value) => ({ value, label: embedTexts.charts[value] }))}
        />
      )}
      <CopiedAddress label={words.label} address={embedCode({ address, chart, height, title, lang: language() })} />
      <p className={caption}>{words.height(formatCount(height))}</p>
    </>
  );
};
