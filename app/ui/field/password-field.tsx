import { useState } from "react";
import { basicPartTexts } from "../../text/en/basic-parts.ts";
import { classNames } from "../class-names.ts";
import * as field from "./field.css.ts";
import { Field, type ControlProps } from "./field.tsx";
import { VisuallyHidden } from "../hidden/hidden.tsx";

interface PasswordFieldProps extends ControlProps<"input", string> {
  /** for password managers: whether to fill in or generate a password */
  readonly autoComplete: "current-password" | "new-password";
}

/** A password field with a button to show the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, hideLabel, mark, value, onChange, id, className, ...rest } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, hideLabel, mark, id, className }}>
      {(attributes) => (
        <div className={field.passwordBox}>
          <input
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...attributes}
            className={classNames(field.input, field.passwordInput)}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <button
            type="button"
            className={field.passwordToggle}
            aria-controls={attributes.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? basicPartTexts.hide : basicPartTexts.show}
            <VisuallyHidden> {label}</VisuallyHidden>
          </button>
        </div>
      )}
    </Field>
  );
}
