import { useState, type ComponentProps } from "react";
import { partTexts } from "../text/en/parts.ts";
import { formatTyped } from "../text/format.ts";
import { parseNumber } from "../text/parse-number.ts";
import { classNames } from "./class-names.ts";
import * as css from "./field.css.ts";
import { Field, type FieldProps } from "./field.tsx";
import * as number from "./number-field.css.ts";

interface NumberFieldProps extends FieldProps, Omit<ComponentProps<"input">, "onChange" | "value" | "children"> {
  /** null = nothing is entered */
  readonly value: number | null;
  /** Hears each number while it is typed; null when the field is empty or holds no number. */
  readonly onChange: (value: number | null) => void;
  /** The field is left: here its owner rounds and clamps. Hears the last number. */
  readonly onSettle?: (value: number | null) => void;
  /** at the right inside the field: g, %, 50 × 50 cm */
  readonly unit?: string;
  /** A change of it shows the value anew, whatever was typed: an undo while the field has the focus. */
  readonly epoch?: number;
}

/**
 * A number that is typed. Thousands separators and the unit may be typed along; the field keeps what was typed until it is
 * left, then it shows the number as it is written everywhere else. What is no number stays, with a sentence beside it.
 * `className` goes to the whole field.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, hideLabel, mark, value, onChange, onSettle, unit, epoch, id, className, ...rest } = props;
  // null = nobody is typing: the field shows its value
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(true);
  const [shownEpoch, setShownEpoch] = useState(epoch);
  if (shownEpoch !== epoch) {
    setShownEpoch(epoch);
    setTyped(null);
  }
  const read = (text: string): number | null => parseNumber(text, unit);
  const settle = () => {
    setIsLeft(true);
    if (typed === null) return;
    const last = read(typed);
    if (last !== null || typed.trim() === "") setTyped(null);
    onSettle?.(last);
  };
  // a value that came from elsewhere (undo, another base) goes before what was typed earlier
  const isStale = typed !== null && isLeft && value !== null;
  const text = typed === null || isStale ? formatTyped(value) : typed;
  const isUnreadable = !isStale && typed !== null && typed.trim() !== "" && read(typed) === null;
  const problem = isUnreadable && isLeft ? partTexts.noNumber(text.trim()) : error;
  return (
    <Field {...{ label, hint, error: problem, hideLabel, mark, id, className }}>
      {(ties) => {
        const unitId = `${ties.id}-unit`;
        const described = [unit === undefined ? undefined : unitId, ties["aria-describedby"]].filter(Boolean).join(" ");
        return (
          <div className={number.box}>
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              {...rest}
              {...ties}
              aria-describedby={described === "" ? undefined : described}
              className={classNames(css.input, number.input)}
              // the number ends where the unit begins
              style={unit === undefined ? undefined : { paddingInlineEnd: `calc(${unit.length}ch + 1.25rem)` }}
              value={text}
              onChange={(event) => {
                const next = event.currentTarget.value;
                setTyped(next);
                setIsLeft(false);
                onChange(read(next));
              }}
              onBlur={(event) => {
                rest.onBlur?.(event);
                settle();
              }}
              onKeyDown={(event) => {
                rest.onKeyDown?.(event);
                if (event.key === "Enter") settle();
              }}
            />
            {unit !== undefined && (
              <span id={unitId} className={number.unit}>
                {unit}
              </span>
            )}
          </div>
        );
      }}
    </Field>
  );
}
