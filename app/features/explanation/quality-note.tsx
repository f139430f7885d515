import type { InventoryExplanation } from "../../../workers/engine/analysis/explanation.ts";
import { explanationTexts } from "../../text/en/explanation.ts";
import { formatPercent } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { group, small } from "../../theme/text.css.ts";
import { Mark } from "../../ui/mark.tsx";
import * as styles from "./explanation.css.ts";
import { qualityWord } from "./quality-cell.tsx";

const { quality: words, stages } = explanationTexts;

/** Smaller ones are in the table, marked. */
const SAID_FROM = 0.05;
const MOST_SAID = 3;

/** How much of a value rests on estimates, which of them decide, the mix from best to worst, and definitions apart. */
export const QualityNote = ({ explanation }: { readonly explanation: InventoryExplanation }) => {
  const { quality, estimates } = explanation;
  if (quality.length === 0) return null;
  const estimated = quality.find((one) => one.quality === "expert-estimate")?.share ?? 0;
  const defined = quality.find((one) => one.quality === "definition")?.share ?? 0;
  const ranked = quality.filter((one) => one.quality !== "definition");
  const mix = formatList(ranked.map((one) => words.part(qualityWord(one.quality), formatPercent(one.share))));
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
            .filter(({ share }) => share >= SAID_FROM)
            .slice(0, MOST_SAID)
            .map(({ activity_id, activity_name, stage, share }) => (
              <p key={activity_id} className={small}>
                {words.decides(stages[stage], activity_name, formatPercent(share))}
              </p>
            ))}
        </>
      )}
      {ranked.length === 0 ? null : <p className={small}>{words.bestToWorst(mix)}</p>}
      {defined === 0 ? null : <p className={small}>{words.definition(formatPercent(defined))}</p>}
    </section>
  );
};
