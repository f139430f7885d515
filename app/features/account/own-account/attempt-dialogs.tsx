import { useState, type ReactNode } from "react";
import type { PasskeyOutcome, PasskeyProblem } from "../../../state/account/ask-passkeys.ts";
import { passkeyTexts } from "../../../text/en/passkeys.ts";
import { passkeyProblem } from "../../../text/passkey-problem.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useAction } from "../../../ui/use-action.ts";
import * as style from "./account.css.ts";

/** Length limit of the server for names, in characters. */
const MAX_LETTERS = 60;

interface AttemptProps<Value> {
  readonly title: string;
  readonly submit: string;
  /** called after success */
  readonly onDone: (value: Value) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** the text of a failure; absent: that of passkeys */
  readonly problemText?: (problem: PasskeyProblem) => string;
}

/** Runs one attempt at a time and shows the problem of the last one. */
function useAttempt<Value>(
  attempt: () => Promise<PasskeyOutcome<Value>>,
  { onDone, problemText = passkeyProblem }: Pick<AttemptProps<Value>, "onDone" | "problemText">,
) {
  const { busy, problem, run } = useAction(attempt);
  const start = async (): Promise<void> => {
    if (busy) return;
    const outcome = await run();
    if (outcome.ok) onDone(outcome.value);
  };
  const fault = problem && (
    <p role="alert" className={`${style.fault} ${style.why}`}>
      {problemText(problem)}
    </p>
  );
  return { busy, fault, start };
}

interface NameDialogProps<Value> extends AttemptProps<Value> {
  readonly text?: string;
  readonly label: string;
  readonly hint: string;
  /** the name at first */
  readonly name: string;
  readonly attempt: (name: string) => Promise<PasskeyOutcome<Value>>;
}

/** Asks for the name of a passkey or key; `children` are further fields. */
export function NameDialog<Value>(props: NameDialogProps<Value>) {
  const { title, text, label, hint, submit, name: first, children, attempt, onClose } = props;
  const [name, setName] = useState(first);
  const { busy, fault, start } = useAttempt(() => attempt(name.trim()), props);
  const isReady = name.trim() !== "";
  return (
    <Dialog
      title={title}
      onClose={() => !busy && onClose()}
      actions={[
        { label: passkeyTexts.cancel, onAct: onClose, disabled: busy },
        { label: submit, kind: "primary", busy, disabled: !isReady, onAct: () => void start() },
      ]}
    >
      <form
        noValidate
        className={style.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void start();
        }}
      >
        {text !== undefined && <p>{text}</p>}
        <TextField
          label={label}
          hint={hint}
          name="own-name"
          autoComplete="off"
          maxLength={MAX_LETTERS}
          value={name}
          onChange={setName}
        />
        {children}
        {fault}
      </form>
    </Dialog>
  );
}

/** Asks before a passkey or key is removed; `children` say what that changes. */
export function RemoveDialog(
  props: AttemptProps<unknown> & { readonly attempt: () => Promise<PasskeyOutcome<unknown>> },
) {
  const { title, submit, children, attempt, onClose } = props;
  const { busy, fault, start } = useAttempt(attempt, props);
  return (
    <Dialog
      title={title}
      onClose={() => !busy && onClose()}
      actions={[
        { label: passkeyTexts.cancel, onAct: onClose, safe: true, disabled: busy },
        { label: submit, kind: "danger", busy, onAct: () => void start() },
      ]}
    >
      {children}
      {fault}
    </Dialog>
  );
}
