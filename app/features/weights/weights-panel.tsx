import { useAtomValue, useSetAtom } from "jotai";
import { useId, useState } from "react";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { editSubjectAtom, rankedNameAtom, subjectSettingsAtom } from "../../state/analysis/subject-settings.ts";
import { type AllWeights, ownWeightsOf, weighedAtom, weightsInForce } from "../../state/analysis/weightings.ts";
import type { Subject } from "../../state/core/subject.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { formatPercent } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { group, small } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { lazyDialog } from "../../ui/dialog/lazy-dialog.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import * as styles from "./weights.css.ts";

const WeightsDialog = lazyDialog(() => import("./weights-dialog.tsx"));

/** The weights in force as a sentence, with links to change and reset them. */
export const WeightsPanel = ({ subject, catalogue }: { readonly subject: Subject; readonly catalogue: Catalogue }) => {
  const own = useAtomValue(subjectSettingsAtom(subject))?.weights;
  const weighed = useAtomValue(weighedAtom(subject));
  const nameOf = useAtomValue(rankedNameAtom(subject));
  const edit = useSetAtom(editSubjectAtom);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const titleId = useId();
  const inForce = weightsInForce(catalogue, own);
  const sentence = weightsSentence(inForce, catalogue);
  const keep = (weights: AllWeights | undefined) =>
    void edit(subject, { weights }, weightsTexts.step).then(({ ok }) => setFailed(!ok));
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <p id={titleId} className={group}>
        {weightsTexts.title}
      </p>
      <p className={small}>{own === undefined ? sentence : weightsTexts.ownShares(sentence)}</p>
      <p className={`${small} ${styles.ways}`}>
        <LinkLike onClick={() => setOpen(true)}>
          {own === undefined ? weightsTexts.setOwn : weightsTexts.change}
        </LinkLike>
        {own !== undefined && <LinkLike onClick={() => keep(undefined)}>{weightsTexts.reset}</LinkLike>}
      </p>
      {hasFailed && <ErrorNotice title={weightsTexts.failed} />}
      {isOpen && (
        <WeightsDialog
          {...{ catalogue, subject }}
          ranked={(weighed?.contest.ranked ?? []).map((one) => ({ ...one, name: nameOf(one.id) }))}
          saved={inForce}
          onClose={() => setOpen(false)}
          onSave={(weights) => {
            keep(ownWeightsOf(catalogue, weights));
            setOpen(false);
          }}
        />
      )}
    </section>
  );
};

/** A metric's share of the sum of weights, 0-1; 0 if all weights are 0. */
export const shareOf = (weights: AllWeights, metric: MetricId): number => {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return total > 0 ? weights[metric] / total : 0;
};

/** The weights as one sentence: the number of metrics if all are equal, else the shares. */
export const weightsSentence = (weights: AllWeights, catalogue: Pick<Catalogue, "metrics">): string => {
  const all = catalogue.metrics
    .toSorted((a, b) => a.order - b.order)
    .map(({ metric_id, metric_name }) => ({
      id: metric_id,
      name: inSentence(metric_name),
      weight: weights[metric_id],
    }));
  const counted = all.filter(({ weight }) => weight > 0);
  const zeros = all.filter(({ weight }) => !(weight > 0)).map(({ name }) => name);
  const [first] = counted;
  if (first === undefined) return weightsTexts.none;
  if (counted.length === 1) return weightsTexts.alone(first.name);
  // with more than two unweighted metrics, listing the weighted ones is clearer
  if (counted.every(({ weight }) => weight === first.weight) && zeros.length <= 2) {
    return weightsTexts.equal(counted.length, zeros);
  }
  return weightsTexts.shares(counted.map(({ id, name }) => ({ name, shown: formatPercent(shareOf(weights, id)) })));
};
