import { useAtom } from "jotai";
import { useId, useState } from "react";
import { weightedScore, type Ranked } from "../../../workers/engine/analysis/weightings.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { BeforeNowTable, type BeforeNow } from "../../score-tables/before-now-table.tsx";
import { weightsDraftAtom } from "../../state/core/dialog-drafts.ts";
import type { Subject } from "../../state/core/subject.ts";
import { sameWeights, weightsInForce, type AllWeights } from "../../state/analysis/weights-in-force.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { caption, group } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { PRESETS, presetWeights } from "./presets.ts";
import { WeightLine } from "./weight-line.tsx";
import { shareOf } from "./weights-sentence.ts";
import * as styles from "./weights.css.ts";
import { shownScore } from "../../text/format.ts";
import { formatSummary } from "../../text/shares.ts";

/** Summaries (0-100) under the saved and under the draft weights; best first under the draft, ties keep the given order. */
const effectRows = (
  ranked: readonly (Ranked & { readonly name: string })[],
  before: AllWeights,
  now: AllWeights,
): readonly BeforeNow[] =>
  ranked
    .map((one) => ({
      id: one.id,
      name: one.name,
      before: weightedScore(one, before),
      now: weightedScore(one, now),
    }))
    .toSorted((a, b) => (b.now ?? -1) - (a.now ?? -1));

/** Names the first by displayed scores; for a single item gives its summary. */
const leaderSentence = (rows: readonly BeforeNow[]): string => {
  const words = weightsTexts.dialog;
  const best = rows[0]?.now ?? null;
  if (best === null) return words.needsOne;
  const shown = shownScore(best);
  const names = rows.flatMap(({ name, now }) => (now !== null && shownScore(now) === shown ? [name] : []));
  if (rows.length === 1) return words.alone(formatSummary(best));
  const [name = "", ...others] = names;
  return others.length === 0 ? words.leader(name, formatSummary(best)) : words.tied(names, formatSummary(best));
};

interface WeightsDialogProps {
  readonly catalogue: Catalogue;
  readonly subject: Subject;
  /** the saved weights in force */
  readonly saved: AllWeights;
  /** items whose summaries are previewed */
  readonly ranked: readonly (Ranked & { readonly name: string })[];
  readonly onSave: (weights: AllWeights) => void;
  readonly onClose: () => void;
}

/** A slider and a number field per metric, with a live preview of the summaries. Applies only on save. */
export default function WeightsDialog({ catalogue, subject, saved, ranked, onSave, onClose }: WeightsDialogProps) {
  const words = weightsTexts.dialog;
  const [draft, setWeights] = useAtom(weightsDraftAtom(subject.id));
  const weights = draft === null ? saved : weightsInForce(catalogue, draft);
  const close = () => {
    setWeights(null);
    onClose();
  };
  const [epoch, setEpoch] = useState(0);
  const effectId = useId();
  const rows = effectRows(ranked, saved, weights);
  const isEmpty = Object.values(weights).every((weight) => weight === 0);
  const leader = leaderSentence(rows);
  return (
    <Dialog
      wide
      title={words.title}
      onClose={close}
      actions={[
        { label: words.cancel, onAct: close, safe: true },
        {
          label: words.save,
          kind: "primary",
          onAct: () => {
            onSave(weights);
            setWeights(null);
          },
          disabled: isEmpty,
        },
      ]}
    >
      <div className={styles.dialog}>
        <p>{words.intro}</p>
        <fieldset className={styles.presets}>
          <legend className={caption}>{words.presets}</legend>
          {PRESETS.map((preset) => {
            const preset_weights = presetWeights(preset, catalogue);
            return (
              <Button
                key={preset}
                size="small"
                className={styles.preset}
                title={words.presetNote[preset]}
                aria-pressed={sameWeights(weights, preset_weights)}
                onClick={() => {
                  setWeights(preset_weights);
                  setEpoch(epoch + 1);
                }}
              >
                {words.preset[preset]}
              </Button>
            );
          })}
        </fieldset>
        <output className={styles.leader}>
          {isEmpty ? <span className={styles.problem}>{words.needsOne}</span> : leader}
        </output>
        <div className={styles.columns}>
          <div className={styles.lines}>
            {catalogue.metrics
              .toSorted((a, b) => a.order - b.order)
              .map(({ metric_id, metric_name }) => (
                <WeightLine
                  key={metric_id}
                  name={metric_name}
                  weight={weights[metric_id]}
                  share={shareOf(weights, metric_id)}
                  epoch={epoch}
                  onChange={(weight) => setWeights({ ...weights, [metric_id]: weight })}
                />
              ))}
          </div>
          <section aria-labelledby={effectId} className={styles.effect}>
            <h3 id={effectId} className={group}>
              {words.effect}
            </h3>
            <BeforeNowTable {...{ words, rows }} head={words.subject[subject.kind]} />
          </section>
        </div>
      </div>
    </Dialog>
  );
}
