import { useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import * as css from "./field.css.ts";
import { VisuallyHidden } from "./hidden.tsx";

export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly hideLabel?: boolean | undefined;
}

/** What a control needs to be tied to its label, hint and error. */
interface ControlTies {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldLayoutProps extends FieldProps {
  readonly id?: string | undefined;
  /** at the right of the hint */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: (ties: ControlTies) => ReactNode;
}

/** Label above, control, then error or hint; the error is read out when it appears. */
export function Field({ label, hint, error, hideLabel, id, aside, className, children }: FieldLayoutProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const note = error ?? hint;
  return (
    <div className={classNames(css.field, className)}>
      <label className={hideLabel ? undefined : css.label} htmlFor={controlId}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children({
        id: controlId,
        "aria-describedby": note === undefined ? undefined : noteId,
        "aria-invalid": error === undefined ? undefined : true,
      })}
      {(note !== undefined || aside !== undefined) && (
        <div className={css.foot}>
          <span id={noteId} className={error === undefined ? undefined : css.error} aria-live="polite">
            {note}
          </span>
          {aside}
        </div>
      )}
    </div>
  );
}
