import { useAtomValue, useSetAtom } from "jotai";
import type { Explanation } from "../../../workers/engine/analysis/explanation.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { drawnNumberAtom } from "../../state/analysis/drawn-number.ts";
import { showUncertaintyAtom } from "../../state/analysis/uncertainty.ts";
import type { ExplainedNumber } from "../../state/comparison/explanation.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatCount } from "../../text/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./explanation.css.ts";
import { QualityNote } from "./quality-note.tsx";
import { inShownUnits, rangeShown, scoreRangeShown } from "./shown-amount.ts";

const { uncertainty: words } = explanationTexts;

interface UncertaintyTabProps {
  readonly comparison_id: string;
  readonly catalogue: Catalogue;
  readonly number: ExplainedNumber;
  readonly explanation: Explanation;
}

/** The range of a number over the draws, and for amounts the estimates that it rests on. */
export const UncertaintyTab = ({ comparison_id, catalogue, number, explanation }: UncertaintyTabProps) => {
  const drawn = useAtomValue(drawnNumberAtom(comparison_id, number));
  const draw = useSetAtom(showUncertaintyAtom);
  const metric = catalogue.metrics.find(({ metric_id }) => metric_id === number.subject);
  return (
    <>
      {drawn === null ? (
        <p className={styles.note}>
          {words.none}{" "}
          <Button size="small" onClick={() => draw({ kind: "comparison", id: comparison_id })}>
            {words.draw}
          </Button>
        </p>
      ) : (
        <>
          {drawn.raw !== null && metric !== undefined && (
            <p className={styles.note}>
              <WithUnits text={words.raw(rangeShown(drawn.raw, metric), formatCount(drawn.draws))} />
            </p>
          )}
          {drawn.score !== null && (
            <p className={styles.note}>{words.score(scoreRangeShown(drawn.score), formatCount(drawn.draws))}</p>
          )}
        </>
      )}
      {explanation.kind === "inventory" && metric !== undefined && (
        <QualityNote
          explanation={inShownUnits(explanation, metric.unit)}
          metricUnit={metric.unit}
          version={catalogue.version}
        />
      )}
    </>
  );
};
