import type { InventoryExplanation } from "../../../workers/engine/analysis/explanation.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatPercent } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { group, small } from "../../theme/text.css.ts";
import { EstimatesTable } from "./estimates-table.tsx";
import * as styles from "./explanation.css.ts";
import { qualityWord } from "./quality-cell.tsx";

const { quality: words } = explanationTexts;

interface QualityNoteProps {
  /** in the units that are shown */
  readonly explanation: InventoryExplanation;
  /** the unit in the tables */
  readonly metricUnit: string;
  /** of the reference data that the value was computed with */
  readonly version: string;
}

/** The share of a value based on estimates (masses included), the estimates, and the data qualities of its factors. */
export const QualityNote = ({ explanation, metricUnit, version }: QualityNoteProps) => {
  const { quality, estimated, estimated_parts: parts, estimates } = explanation;
  if (estimated === null) return null;
  const defined = quality.find((one) => one.quality === "definition")?.share ?? 0;
  const ranked = quality.filter((one) => one.quality !== "definition");
  const mix = formatList(ranked.map((one) => words.part(qualityWord(one.quality), formatPercent(one.share))));
  return (
    <section className={styles.section}>
      {estimates.length === 0 ? (
        <>
          <h3 className={group}>{words.title}</h3>
          <p className={small}>{words.none}</p>
        </>
      ) : (
        <>
          <h3 className={group}>{words.share(formatPercent(estimated))}</h3>
          {parts !== null && (
            <p className={small}>{words.parts(formatPercent(parts.factors), formatPercent(parts.masses))}</p>
          )}
          <EstimatesTable
            {...{ estimates, metricUnit, version }}
            prodsys_id={explanation.prodsys_id}
            metric={explanation.metric}
          />
          <p className={small}>{words.meaning}</p>
        </>
      )}
      {ranked.length === 0 ? null : <p className={small}>{words.bestToWorst(mix)}</p>}
      {defined === 0 ? null : <p className={small}>{words.definition(formatPercent(defined))}</p>}
    </section>
  );
};

interface RestsOnEstimatesProps {
  readonly explanation: InventoryExplanation;
  /** opens the tab with the estimates */
  readonly onUncertainty: () => void;
}

/** Below the inputs: the share of the value that rests on estimates, with the way to replace one. */
export const RestsOnEstimates = ({ explanation, onUncertainty }: RestsOnEstimatesProps) => {
  const { estimated, estimates } = explanation;
  if (estimated === null || estimates.length === 0) return null;
  return (
    <p className={small}>
      {words.share(formatPercent(estimated))}. <LinkLike onClick={onUncertainty}>{words.replace}</LinkLike>
    </p>
  );
};
