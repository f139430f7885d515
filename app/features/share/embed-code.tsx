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
import { COMPARISON_CHARTS, embedCode, frameHeight, PORTFOLIO_CHARTS, type EmbedChart } from "./embed-frame.ts";

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
