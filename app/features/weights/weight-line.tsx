import { weightsTexts } from "../../text/en/weights.ts";
import { formatPercent } from "../../text/format.ts";
import { formatSignificant } from "../../text/significant.ts";
import { inSentence } from "../../text/in-sentence.ts";
import { NumberField } from "../../ui/field/number-field.tsx";
import { Slider } from "../../ui/slider/slider.tsx";
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
export const WeightLine = ({ name, weight, share, epoch, onChange }: WeightLineProps) => {
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
