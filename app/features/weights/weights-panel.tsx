import { useId, useState } from "react";
import type { Ranked } from "../../../workers/engine/analysis/weightings.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { Weights } from "../../../workers/engine/comparison-result.ts";
import { ownWeightsOf, weightsInForce, type AllWeights } from "../../state/analysis/weights-in-force.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { group, small } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { lazyDialog } from "../../ui/dialog/lazy-dialog.ts";
import { weightsSentence } from "./weights-sentence.ts";
import * as styles from "./weights.css.ts";

/** Loaded when first opened. */
const WeightsDialog = lazyDialog(() => import("./weights-dialog.tsx"));

interface WeightsPanelProps {
  readonly catalogue: Catalogue;
  readonly subject: "comparison" | "portfolio";
  /** id of the comparison or portfolio */
  readonly id: string;
  /** the stored weights; undefined = those of the dataset */
  readonly own: Weights | undefined;
  readonly ranked: readonly (Ranked & { readonly name: string })[];
  /** false = the change could not be saved */
  readonly onChange: (own: AllWeights | undefined) => Promise<boolean>;
}

/** The weights in force as a sentence, with links to change and reset them. */
export const WeightsPanel = ({ catalogue, subject, id, own, ranked, onChange }: WeightsPanelProps) => {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const titleId = useId();
  const inForce = weightsInForce(catalogue, own);
  const sentence = weightsSentence(inForce, catalogue);
  const keep = (weights: AllWeights | undefined) => void onChange(weights).then((kept) => setFailed(!kept));
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <h3 id={titleId} className={group}>
        {weightsTexts.title}
      </h3>
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
          {...{ catalogue, subject, id, ranked }}
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
