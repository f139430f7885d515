import { useId, useRef, type ReactNode } from "react";
import * as css from "./choice-list.css.ts";
import { nativeInput } from "../hidden/hidden.css.ts";
import { VisuallyHidden } from "../hidden/hidden.tsx";

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  /** tooltip: the full label if it is shortened */
  readonly title?: string | undefined;
  /** a second line */
  readonly detail?: ReactNode;
  /** decorative, left of the label */
  readonly picture?: ReactNode;
  /** at the right */
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
}

interface ChoiceListProps {
  readonly label: string;
  readonly options: readonly ChoiceOption[];
  readonly value: string | null;
  /** the selection changed, also by arrow keys */
  readonly onChange: (value: string) => void;
  /** the user decided by click, tap, space or Enter, also on the selected row */
  readonly onCommit?: (value: string) => void;
}

/**
 * One choice of many in large rows: a native radio group. A wizard step that advances by itself uses `onCommit`; with
 * `onChange` the first arrow key would advance it, and a keyboard user could only choose the second row.
 */
export function ChoiceList({ label, options, value, onChange, onCommit }: ChoiceListProps) {
  const group = useId();
  // Between keydown and keyup of an arrow key the browser clicks the next radio: that click is no commit.
  const arrowDown = useRef(false);
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={css.list}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              type="radio"
              className={nativeInput}
              name={group}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onClick={() => {
                if (!arrowDown.current) onCommit?.(option.value);
              }}
              onKeyDown={(event) => {
                arrowDown.current = event.key.startsWith("Arrow");
                if (event.key !== "Enter") return;
                event.preventDefault();
                if (option.value !== value) onChange(option.value);
                onCommit?.(option.value);
              }}
              onKeyUp={() => {
                arrowDown.current = false;
              }}
              onPointerDown={() => {
                arrowDown.current = false;
              }}
            />
            <span className={css.dot} aria-hidden="true" />
            {option.picture}
            <span className={css.words}>
              <span className={css.name} title={option.title}>
                {option.label}
              </span>
              {option.detail !== undefined && <span className={css.detail}>{option.detail}</span>}
            </span>
            {option.aside !== undefined && <span className={css.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
