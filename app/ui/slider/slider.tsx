import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import * as css from "./slider.css.ts";

/** A mark on the scale; its explanation is elsewhere. */
export interface SliderMark {
  readonly value: number;
  /** "usual" = the default value */
  readonly kind: "change" | "usual";
}

interface SliderProps extends Omit<ComponentProps<"input">, "onChange" | "value" | "min" | "max" | "step" | "type"> {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** the value for screen readers */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
  readonly marks?: readonly SliderMark[];
}

/** A native range input with marks below the track. */
export function Slider({ label, value, min, max, step, valueText, onChange, marks, className, ...rest }: SliderProps) {
  const share = (at: number): number => (max > min ? Math.min(1, Math.max(0, (at - min) / (max - min))) : 0);
  return (
    <div className={classNames(css.box, className)}>
      <input
        {...rest}
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        className={css.input}
        {...{ min, max, step, value }}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      {marks !== undefined && (
        <span className={css.marks} aria-hidden="true">
          {marks
            .filter((mark) => mark.value >= min && mark.value <= max)
            .map((mark) => (
              <span
                key={`${mark.kind} ${mark.value}`}
                className={classNames(css.mark, mark.kind === "usual" && css.usual)}
                style={{ insetInlineStart: `${100 * share(mark.value)}%` }}
              />
            ))}
        </span>
      )}
    </div>
  );
}
