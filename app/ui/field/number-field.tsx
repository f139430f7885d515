import { useState } from "react";
import { partTexts } from "../../text/en/parts.ts";
import { formatTyped } from "../../text/format.ts";
import { parseNumber } from "../../text/parse-number.ts";
import { Button } from "../button/button.tsx";
import { classNames } from "../class-names.ts";
import * as css from "./field.css.ts";
import { Field, type ControlProps } from "./field.tsx";
import * as number from "./number-field.css.ts";

/** `value` null = empty; `onChange` is called while typing, with null if the text is empty or not a number. */
interface NumberFieldProps extends ControlProps<"input", number | null> {
  /** called with the last number on blur or Enter; the owner rounds and clamps here */
  readonly onSettle?: (value: number | null) => void;
  /** shown inside the field at the right: g, %, 50 × 50 cm */
  readonly unit?: string;
  /** buttons for less and more beside the number; by keyboard, the arrow keys in the field */
  readonly steps?: {
    readonly less: string;
    readonly more: string;
    readonly onStep: (by: 1 | -1) => void;
  };
  /** a new number discards the typed text and shows `value`: for an undo while the field has the focus */
  readonly epoch?: number;
}

/**
 * A text field for a number. Accepts thousands separators and the unit. Keeps the typed text until blur, then shows the
 * formatted number; text that is not a number stays, with an error.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, hideLabel, mark, value, onChange, onSettle, unit, steps, epoch, id, className, ...rest } =
    props;
  // null = not typing: the field shows its value
  const [typed, setTyped] = useState<string | null>(null);
  const [isBlurred, setBlurred] = useState(true);
  const [shownEpoch, setShownEpoch] = useState(epoch);
  if (shownEpoch !== epoch) {
    setShownEpoch(epoch);
    setTyped(null);
  }
  const read = (text: string): number | null => parseNumber(text, unit);
  const settle = () => {
    setBlurred(true);
    if (typed === null) return;
    const last = read(typed);
    if (last !== null || typed.trim() === "") setTyped(null);
    onSettle?.(last);
  };
  // A value set from outside (undo, another base product) replaces text typed earlier.
  const isStale = typed !== null && isBlurred && value !== null;
  const text = typed === null || isStale ? formatTyped(value) : typed;
  const isUnreadable = !isStale && typed !== null && typed.trim() !== "" && read(typed) === null;
  const problem = isUnreadable && isBlurred ? partTexts.noNumber(text.trim()) : error;
  return (
    <Field {...{ label, hint, error: problem, hideLabel, mark, id, className }}>
      {(attributes) => {
        const unitId = `${attributes.id}-unit`;
        const described = [unit === undefined ? undefined : unitId, attributes["aria-describedby"]]
          .filter(Boolean)
          .join(" ");
        return (
          <div className={css.numberBox}>
            {steps && (
              <Button className={number.step} tabIndex={-1} aria-label={steps.less} onClick={() => steps.onStep(-1)}>
                {"\u2212"}
              </Button>
            )}
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              {...rest}
              {...attributes}
              aria-describedby={described === "" ? undefined : described}
              className={classNames(css.input, css.numberInput, steps !== undefined && number.between)}
              // The text ends where the unit starts.
              style={unit === undefined ? undefined : { paddingInlineEnd: `calc(${unit.length}ch + 1.25rem)` }}
              value={text}
              onChange={(event) => {
                const next = event.currentTarget.value;
                setTyped(next);
                setBlurred(false);
                onChange(read(next));
              }}
              onBlur={(event) => {
                rest.onBlur?.(event);
                settle();
              }}
              onKeyDown={(event) => {
                rest.onKeyDown?.(event);
                if (event.key === "Enter") settle();
                if (!steps || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
                event.preventDefault();
                settle();
                steps.onStep(event.key === "ArrowUp" ? 1 : -1);
              }}
            />
            {unit !== undefined && (
              <span id={unitId} className={css.unit}>
                {unit}
              </span>
            )}
            {steps && (
              <Button className={number.step} tabIndex={-1} aria-label={steps.more} onClick={() => steps.onStep(1)}>
                +
              </Button>
            )}
          </div>
        );
      }}
    </Field>
  );
}
