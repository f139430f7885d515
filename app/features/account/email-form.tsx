import { type ReactNode, type RefObject, useState } from "react";
import { emailFault } from "../../state/account/new-password.ts";
import { loginTexts } from "../../text/en/login.ts";
import { SubmitButton } from "../../ui/field/submit-button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { useLeftFields } from "../../ui/field/use-left-fields.ts";

interface EmailFormProps {
  readonly form?: RefObject<HTMLFormElement | null>;
  readonly className: string;
  readonly label: string;
  readonly name: string;
  readonly autoComplete: "email" | "username";
  readonly initialEmail?: string;
  readonly submit: string;
  /** why the form cannot be sent without an address */
  readonly blocked: string;
  readonly busy: boolean;
  readonly wide?: boolean;
  readonly onSend: (email: string) => void;
  readonly children: ReactNode;
}

/** A form with an email address alone. Its fault shows once the field is left. */
export const EmailForm = ({
  form,
  initialEmail = "",
  submit,
  blocked,
  busy,
  wide = false,
  onSend,
  ...rest
}: EmailFormProps) => {
  const { className, label, name, autoComplete, children } = rest;
  const [email, setEmail] = useState(initialEmail);
  const { isLeft, leave, submit: send } = useLeftFields<"email">();
  const fault = emailFault(email);
  return (
    <form
      ref={form}
      noValidate
      className={className}
      onSubmit={(event) => send(event, fault === null, () => !busy && onSend(email))}
    >
      <TextField
        label={label}
        type="email"
        name={name}
        autoComplete={autoComplete}
        value={email}
        onChange={setEmail}
        onBlur={() => email !== "" && leave("email")}
        error={fault !== null && isLeft("email") ? loginTexts.faults[fault] : undefined}
      />
      <SubmitButton wide={wide} busy={busy} blocked={fault === null ? null : blocked}>
        {submit}
      </SubmitButton>
      {children}
    </form>
  );
};
