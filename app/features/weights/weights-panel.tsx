import { useAtomValue, useSetAtom } from "jotai";
import { useId, useState } from "react";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { editSubjectAtom, rankedNameAtom, subjectSettingsAtom } from "../../state/analysis/subject-settings.ts";
import { weighedAtom } from "../../state/analysis/weightings.ts";
import { type AllWeights, ownWeightsOf, weightsInForce } from "../../state/analysis/weights-in-force.ts";
import type { Subject } from "../../state/core/subject.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { group, small } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { lazyDialog } from "../../ui/dialog/lazy-dialog.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { weightsSentence } from "./weights-sentence.ts";
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
