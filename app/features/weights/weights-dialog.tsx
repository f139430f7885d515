import { useAtom } from "jotai";
import { useId, useState } from "react";
import type { MetricId } from "../../../edge-api/contract/metrics.ts";
import { type Ranked, weightedScore } from "../../../workers/engine/analysis/weightings.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { type BeforeNow, BeforeNowTable } from "../../score-tables/before-now-table.tsx";
import { type AllWeights, sameWeights, usualWeights, weightsInForce } from "../../state/analysis/weights-in-force.ts";
import { weightsDraftAtom } from "../../state/core/dialog-drafts.ts";
import type { Subject } from "../../state/core/subject.ts";
import { weightsTexts } from "../../text/en/weights.ts";
import { formatPercent, formatSignificant, shownScore } from "../../text/format.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { formatOf100 } from "../../text/shares.ts";
import { caption, group } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import { Slider } from "../../ui/slider/slider.tsx";
import { shareOf } from "./weights-sentence.ts";
import * as styles from "./weights.css.ts";

interface WeightLineProps {
  /** display name of the metric */
  readonly name: string;
  readonly weight: number;
  /** share of the sum of all weights, 0-1 */
  readonly share: number;
  /** a new value makes the field discard its typed text */
  readonly epoch: number;
  readonly onChange: (weight: number) => void;
}

/** Maximum of the slider, unless a larger number was typed. */
const MAX_ON_SCALE = 10;
const STEP = 0.5;

/** The weight of one metric: a slider, and a number field that takes any number from 0. */
const WeightLine = ({ name, weight, share, epoch, onChange }: WeightLineProps) => {
  const words = weightsTexts.dialog;
  const percent = formatPercent(share);
  const shown = words.share(percent);
  return (
    <div className={styles.line}>
      <span className={styles.metric}>
        {name}
        <span className={styles.share}>{percent}</span>
      </span>
      <Slider
        label={words.slider(inSentence(name))}
        value={weight}
        min={0}
        max={Math.max(MAX_ON_SCALE, weight)}
        step={STEP}
        valueText={`${formatSignificant(weight)}, ${shown}`}
        onChange={onChange}
      />
      <NumberField
        label={words.number(inSentence(name))}
        hideLabel
        className={styles.number}
        value={weight}
        epoch={epoch}
        error={undefined}
        onChange={(typed) => {
          if (typed !== null && typed >= 0) onChange(typed);
        }}
        onSettle={(typed) => {
          // replace a negative number by 0
          if (typed !== null && typed < 0) onChange(0);
        }}
      />
    </div>
  );
};

/** Weight presets; each stands for a common question of buyers. */
const PRESETS = ["usual", "equal", "climate", "circularity"] as const;
type PresetId = (typeof PRESETS)[number];

const CIRCULAR: readonly MetricId[] = ["plastic_pollution", "sust_source", "recoverability"];

const NONE: AllWeights = {
  climate: 0,
  h2o: 0,
  plastic_pollution: 0,
  chemicals: 0,
  sust_source: 0,
  recoverability: 0,
  land_use: 0,
};

const ones = (ids: readonly MetricId[]): AllWeights => ({ ...NONE, ...Object.fromEntries(ids.map((id) => [id, 1])) });

/** The weights of a preset, for the metrics of the dataset. */
const presetWeights = (preset: PresetId, catalogue: Pick<Catalogue, "metrics">): AllWeights => {
  switch (preset) {
    case "usual":
      return usualWeights(catalogue);
    case "equal":
      return ones(catalogue.metrics.map(({ metric_id }) => metric_id));
    case "climate":
      return ones(["climate"]);
    case "circularity":
      return ones(CIRCULAR);
  }
};

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
  if (rows.length === 1) return words.alone(formatOf100(best));
  const [name = "", ...others] = names;
  return others.length === 0 ? words.leader(name, formatOf100(best)) : words.tied(names, formatOf100(best));
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
      hasUnsaved={draft !== null}
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
