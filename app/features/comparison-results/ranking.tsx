import { useContext } from "react";
import { ScoreDots } from "../../charts/score-dots.tsx";
import { resultsTexts } from "../../text/en/results.ts";
import { tableTexts } from "../../text/en/table.ts";
import { SectionHeading } from "../../ui/page-title.tsx";
import type { PaintedBand } from "../../score-tables/band-of.ts";
import { bandOf, NO_PAINT } from "../../score-tables/band-of.ts";
import { OpenNumberContext } from "./open-number.tsx";
import type { ResultRow } from "./result-rows.ts";

interface RankingProps {
  readonly id: string;
  readonly rows: readonly ResultRow[];
  readonly bands: readonly PaintedBand[];
}

/** Results: the summary scores on one scale, best first, with the legend of the bands. */
export const Ranking = ({ id, rows, bands }: RankingProps) => {
  const onOpen = useContext(OpenNumberContext);
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={resultsTexts.sections.results} note={resultsTexts.ranking.note} />
      <ScoreDots
        label={resultsTexts.ranking.label}
        rows={rows.map((row) => ({
          id: row.prodsys_id,
          name: row.name,
          reusable: row.reusable,
          score: row.summary,
          band: bandOf(bands, row.scores.summary_band, row.summary)?.paint ?? NO_PAINT,
          onOpen: () => onOpen({ prodsys_id: row.prodsys_id, subject: "summary" }),
        }))}
        legend={bands.map((band) => ({ band: band.paint, label: band.label }))}
        note={tableTexts.scale}
      />
    </section>
  );
};
