import type { Lever } from "../../../workers/engine/analysis/lever.ts";
import { Slider, type SliderMark } from "../../ui/slider/slider.tsx";
import { sensitivityTexts as words } from "../../text/en/sensitivity.ts";
import { caption } from "../../theme/text.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { NumberField } from "../../ui/field/number-field.tsx";
import { leverAmount, leverName, leverStep, leverUnit } from "./lever-words.ts";
import * as styles from "./sensitivity.css.ts";

interface LeverControlProps {
  readonly lever: Lever;
  /** name for use in a sentence */
  readonly product: string;
  readonly value: number;
  /** values at which the order changes */
  readonly changes: readonly number[];
  readonly onChange: (value: number) => void;
}

/** A slider and a number field for a figure, both limited to its scale, with a reset button. */
export const LeverControl = ({ lever, product, value, changes, onChange }: LeverControlProps) => {
  const { min, max, now, whole } = lever;
  const { unit, per } = leverUnit(lever);
  const within = (wanted: number): number => Math.min(max, Math.max(min, whole ? Math.round(wanted) : wanted));
  const marks: readonly SliderMark[] = [
    { value: now, kind: "usual" },
    ...[...new Set(changes)].map((at): SliderMark => ({ value: at, kind: "change" })),
  ];
  const name = leverName(lever);
  return (
    <div className={styles.control}>
      <div className={styles.slider}>
        <Slider
          label={words.slider(name, product)}
          value={value}
          step={leverStep(lever)}
          valueText={leverAmount(lever, value)}
          {...{ min, max, marks, onChange }}
        />
        <p className={caption}>
          {words.scale(leverAmount(lever, min), leverAmount(lever, now), leverAmount(lever, max))}
        </p>
      </div>
      <NumberField
        label={words.number(name)}
        hideLabel
        className={styles.number}
        value={value / per}
        unit={unit}
        onChange={(typed) => {
          if (typed !== null && typed * per >= min && typed * per <= max) onChange(within(typed * per));
        }}
        onSettle={(typed) => {
          // clamp to the scale
          if (typed !== null) onChange(within(typed * per));
        }}
      />
      <Button size="small" icon="undo" disabled={value === now} onClick={() => onChange(now)}>
        {words.reset}
      </Button>
      {changes.length > 0 && <p className={`${caption} ${styles.hint}`}>{words.marks}</p>}
    </div>
  );
};
