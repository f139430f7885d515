import { classNames } from "../class-names.ts";
import * as css from "./field.css.ts";
import { Field, type ControlProps } from "./field.tsx";
import { Icon } from "../icon/icon.tsx";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** tooltip: the full label if it is shortened */
  readonly title?: string | undefined;
  readonly disabled?: boolean;
}

interface SelectProps extends ControlProps<"select", string> {
  readonly options: readonly SelectOption[];
}

/** A native select with its label. */
export function Select(props: SelectProps) {
  const { label, hint, error, hideLabel, mark, value, onChange, options, id, className, ...rest } = props;
  return (
    <Field {...{ label, hint, error, hideLabel, mark, id, className }}>
      {(attributes) => (
        <div className={css.selectBox}>
          <select
            {...rest}
            {...attributes}
            title={options.find((option) => option.value === value)?.title}
            className={classNames(css.input, css.select)}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} title={option.title} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={css.selectArrow}>
            <Icon name="chevronDown" />
          </span>
        </div>
      )}
    </Field>
  );
}
