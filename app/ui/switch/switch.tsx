import type { Ref } from "react";
import * as css from "./switch.css.ts";

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** shown at the right: the current setting */
  readonly note?: string;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** An on/off control that takes effect immediately. */
export function Switch({ label, checked, onChange, note, disabled, ref }: SwitchProps) {
  return (
    <button
      ref={ref}
      type="button"
      role="switch"
      aria-checked={checked}
      className={css.line}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <span className={css.track} aria-hidden="true">
        <span className={css.knob} />
      </span>
      <span className={css.words}>
        <span>{label}</span>
        {note !== undefined && <span className={css.note}>{note}</span>}
      </span>
    </button>
  );
}
