import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useMemo } from "react";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { ScoreDots } from "../../charts/score-dots.tsx";
import { lawMark } from "../../market-rules/law-words.ts";
import { bandOf, NO_PAINT, paintedBands } from "../../score-tables/band-of.ts";
import { leftOutAtom } from "../../state/analysis/left-out-products.ts";
import { lawOfProducts } from "../../state/analysis/market-rules.ts";
import { showUncertaintyAtom, uncertaintyAtom } from "../../state/analysis/uncertainty.ts";
import type { ResultRow } from "../../state/comparison/compared-product.ts";
import { allowedAmong } from "../../state/core/left-out.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { uncertaintyTexts } from "../../text/en/uncertainty.ts";
import { formatCount } from "../../text/format.ts";
import { caption, group } from "../../theme/text.css.ts";
import { closeToBest, finalDraws } from "./finding.ts";
import { rangeOf } from "./score-detail.ts";
import { statementsOf } from "./statements.ts";
import { functionalUnit } from "./use-results-title.ts";

interface EmbeddedRankingProps {
  readonly comparison: Comparison;
  readonly catalogue: Catalogue;
  /** best first */
  readonly rows: readonly ResultRow[];
}

/**
 * The ranking in an embedded share, without controls: the finding, the functional unit and the scores with their ranges.
 * The finding waits for the draws, because a product may be called best only if they agree.
 */
export default function EmbeddedRanking({ comparison, catalogue, rows }: EmbeddedRankingProps) {
  const { comparison_id, region_use, weights } = comparison;
  const about = useMemo(() => ({ kind: "comparison", id: comparison_id }) as const, [comparison_id]);
  const drawn = useAtomValue(uncertaintyAtom(about));
  const show = useSetAtom(showUncertaintyAtom);
  const leftOut = useAtomValue(leftOutAtom(about));
  useEffect(() => show(about), [show, about]);
  const isCertain = drawn.status === "ready" || drawn.status === "problem";
  const titled = allowedAmong(rows, leftOut);
  const finding = statementsOf(titled, finalDraws(drawn)).finding;
  const close = closeToBest(titled, drawn);
  const bands = paintedBands(catalogue.bands);
  const law = lawOfProducts(catalogue, region_use);
  const region = catalogue.regions.find(({ region_id }) => region_id === region_use);
  const usecase = catalogue.use_cases.find(({ usecase_id }) => usecase_id === comparison.usecase_id);
  const food = catalogue.foods.find(({ food_id }) => food_id === comparison.food_id) ?? null;
  const unit =
    region && usecase ? functionalUnit({ usecase, region, food, defaultFood: catalogue.default_food }) : null;
  const scale = weights === undefined ? resultsTexts.ranking.note : resultsTexts.ranking.noteOwnWeights;
  const draws = drawn.value?.settings.draws;
  const note = draws === undefined ? scale : uncertaintyTexts.rankingNote(scale, formatCount(draws));
  return (
    <>
      <h1 className={group} aria-busy={!isCertain}>
        {isCertain ? finding : resultsTexts.finding.scoring}
      </h1>
      <p className={caption}>
        {unit} {note}
      </p>
      <ScoreDots
        label={resultsTexts.ranking.label}
        rows={rows.map((row) => {
          const mark = lawMark(law.get(row.prodsys_id));
          return {
            id: row.prodsys_id,
            name: row.name,
            reusable: row.reusable,
            score: row.summary,
            range: rangeOf(drawn, row.prodsys_id),
            joined: close.includes(row),
            band: bandOf(bands, row.scores.summary_band, row.summary)?.paint ?? NO_PAINT,
            mark: mark !== undefined && <span className={caption}> {mark}</span>,
          };
        })}
        rangeHead={uncertaintyTexts.rangeHead}
        bracketLabel={uncertaintyTexts.pairs.tooClose}
        legend={bands.map((band) => ({ band: band.paint, label: band.label }))}
      />
    </>
  );
}
