import { basicPartTexts } from "../../text/en/basic-parts.ts";
import { formatCount } from "../../text/format.ts";
import { classNames } from "../class-names.ts";
import * as css from "./field.css.ts";
import { Field, type ControlProps } from "./field.tsx";

/** One line of text under its label. */
export function TextField(props: ControlProps<"input", string>) {
  const { label, hint, error, hideLabel, mark, value, onChange, id, className, ...rest } = props;
  return (
    <Field {...{ label, hint, error, hideLabel, mark, id, className }}>
      {(attributes) => (
        <input
          type="text"
          {...rest}
          {...attributes}
          className={css.input}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface TextAreaProps extends ControlProps<"textarea", string> {
  /** maximum number of characters; the count is shown below */
  readonly limit?: number;
}

/** Several lines of text; `limit` caps the input and shows the count. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, hideLabel, mark, value, onChange, id, className, limit, ...rest } = props;
  const aside =
    limit === undefined ? undefined : (
      <span className={css.count}>{basicPartTexts.characters(formatCount(value.length), formatCount(limit))}</span>
    );
  return (
    <Field {...{ label, hint, error, hideLabel, mark, id, className, aside }}>
      {(attributes) => (
        <textarea
          rows={3}
          {...rest}
          {...attributes}
          className={classNames(css.input, css.area)}
          maxLength={limit}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
