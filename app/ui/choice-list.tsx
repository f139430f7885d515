import { useId, useRef, type ReactNode } from "react";
import * as css from "./choice-list.css.ts";
import { VisuallyHidden } from "./hidden.tsx";

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  /** the whole of a label that is cut */
  readonly title?: string | undefined;
  /** a second line */
  readonly detail?: ReactNode;
  /** at the right */
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
}

interface ChoiceListProps {
  readonly label: string;
  readonly options: readonly ChoiceOption[];
  readonly value: string | null;
  /** The marked row changed, also while somebody walks through with the arrow keys. */
  readonly onChange: (value: string) => void;
  /** Somebody decided: click, tap, space or Enter, also on the row that is chosen already. */
  readonly onCommit?: (value: string) => void;
}

/**
 * One of many in large rows, a native radio group. A step that goes on by itself listens to `onCommit`: going on at the first
 * arrow key would leave those who use the keyboard with the second row.
 */
export function ChoiceList({ label, options, value, onChange, onCommit }: ChoiceListProps) {
  const group = useId();
  // an arrow key clicks the next radio before it comes up again: that click is walking, not deciding
  const walking = useRef(false);
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
              className={css.input}
              name={group}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onClick={() => {
                if (!walking.current) onCommit?.(option.value);
              }}
              onKeyDown={(event) => {
                walking.current = event.key.startsWith("Arrow");
                if (event.key !== "Enter") return;
                event.preventDefault();
                if (option.value !== value) onChange(option.value);
                onCommit?.(option.value);
              }}
              onKeyUp={() => {
                walking.current = false;
              }}
              onPointerDown={() => {
                walking.current = false;
              }}
            />
            <span className={css.dot} aria-hidden="true" />
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
