import { useEffect, useRef, type ReactNode } from "react";
import * as css from "./checkbox.css.ts";
import { classNames } from "../class-names.ts";
import { nativeInput } from "../hidden/hidden.css.ts";
import { VisuallyHidden } from "../hidden/hidden.tsx";
import { Icon } from "../icon/icon.tsx";

interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: ReactNode;
  /** tooltip: the full label if it is shortened */
  readonly title?: string | undefined;
  readonly hideLabel?: boolean;
  /** indeterminate: some of the items it stands for are selected */
  readonly mixed?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** A native checkbox with a drawn box; the whole line is clickable. */
export function Checkbox(props: CheckboxProps) {
  const { checked, onChange, label, title, hideLabel, mixed = false, disabled, className } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // There is no attribute for this state.
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={classNames(css.line, className)} title={title}>
      <input
        ref={input}
        type="checkbox"
        className={nativeInput}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={css.box} aria-hidden="true">
        {mixed ? <span className={css.dash} /> : <Icon name="check" />}
      </span>
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  );
}
