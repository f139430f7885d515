import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import * as css from "./field.css.ts";
import { VisuallyHidden } from "../hidden/hidden.tsx";

export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly hideLabel?: boolean | undefined;
  /** short text at the right of the label: "changed", "45 of 100" */
  readonly mark?: ReactNode;
}

/** Props of a field around a native control; further ones go to the control, `className` to the whole field. */
export type ControlProps<Tag extends "input" | "select" | "textarea", Value> = FieldProps &
  Omit<ComponentProps<Tag>, "onChange" | "value" | "children"> & {
    readonly value: Value;
    readonly onChange: (value: Value) => void;
  };

/** Attributes that connect a control with its label, hint and error. */
interface ControlAttributes {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldLayoutProps extends FieldProps {
  readonly id?: string | undefined;
  /** at the right of the hint */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** Label, control, then error or hint; a new error is announced. */
export function Field(props: FieldLayoutProps) {
  const { label, hint, error, hideLabel, mark, id, aside, className, children } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const markId = `${controlId}-mark`;
  const note = error ?? hint;
  const described = [...(mark === undefined ? [] : [markId]), ...(note === undefined ? [] : [noteId])].join(" ");
  const name = (
    <label className={hideLabel ? css.hiddenLabel : css.label} htmlFor={controlId}>
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </label>
  );
  return (
    <div className={classNames(css.field, className)}>
      {mark === undefined ? (
        name
      ) : (
        <div className={css.labelLine}>
          {name}
          <span id={markId}>{mark}</span>
        </div>
      )}
      {children({
        id: controlId,
        "aria-describedby": described === "" ? undefined : described,
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
