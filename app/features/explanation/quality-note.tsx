import type { InventoryExplanation } from "../../../workers/engine/analysis/explanation.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatPercent } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { group, small } from "../../theme/text.css.ts";
import { Mark } from "../../ui/mark.tsx";
import * as styles from "./explanation.css.ts";
import { qualityWord } from "./quality-cell.tsx";

const { quality: words, stages } = explanationTexts;

/** Smallest share of an estimate that is named here; the table marks all. */
const NAMED_FROM_SHARE = 0.05;
const MOST_NAMED = 3;

/** The share of a value based on estimates, the largest estimates, and all data qualities from best to worst. */
export const QualityNote = ({ explanation }: { readonly explanation: InventoryExplanation }) => {
  const { quality, estimates } = explanation;
  if (quality.length === 0) return null;
  const estimated = quality.find((one) => one.quality === "expert-estimate")?.share ?? 0;
  const mix = formatList(quality.map((one) => words.part(qualityWord(one.quality), formatPercent(one.share))));
  return (
    <section className={styles.section}>
      <h3 className={group}>{words.title}</h3>
      {estimated === 0 ? (
        <p className={small}>{words.none}</p>
      ) : (
        <>
          <p className={small}>
            {words.share(formatPercent(estimated))} <Mark kind="estimate" /> {words.meaning}
          </p>
          {estimates
            .filter(({ share }) => share >= NAMED_FROM_SHARE)
            .slice(0, MOST_NAMED)
            .map(({ activity_id, activity_name, stage, share }) => (
              <p key={activity_id} className={small}>
                {words.decides(stages[stage], activity_name, formatPercent(share))}
              </p>
            ))}
        </>
      )}
      <p className={small}>{words.bestToWorst(mix)}</p>
    </section>
  );
};
