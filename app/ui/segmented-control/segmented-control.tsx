import { useId } from "react";
import { classNames } from "../class-names.ts";
import { nativeInput } from "../hidden/hidden.css.ts";
import { VisuallyHidden } from "../hidden/hidden.tsx";
import * as css from "./segmented-control.css.ts";

interface SegmentedControlProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** full width of its column, with equal segments */
  readonly wide?: boolean;
  readonly className?: string;
}

/** One choice of two to five, side by side; a native radio group. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { label, options, value, onChange, wide = false, className } = props;
  const group = useId();
  return (
    <fieldset className={className}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={classNames(css.control, wide && css.wide)}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              className={nativeInput}
              name={group}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
