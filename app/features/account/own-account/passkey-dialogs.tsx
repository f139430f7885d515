import { useState, type ReactNode } from "react";
import type { PasskeyOutcome } from "../../../state/account/ask-passkeys.ts";
import type { PasskeyRow } from "../../../state/account/own-passkeys.ts";
import { passkeyTexts } from "../../../text/en/passkeys.ts";
import { passkeyProblem } from "../../../text/passkey-problem.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import * as style from "./account.css.ts";
import { useAction } from "../../../ui/use-action.ts";

/** Length limit of the server for names, in characters. */
const MAX_LETTERS = 60;

interface AttemptProps {
  /** runs the action; the dialog shows its failure */
  readonly attempt: () => Promise<PasskeyOutcome<unknown>>;
  /** called after success */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Runs one attempt at a time and keeps the problem of the last one. */
function useAttempt({ attempt, onDone }: Pick<AttemptProps, "attempt" | "onDone">) {
  const { busy, problem, run } = useAction(attempt);
  const start = async (): Promise<void> => {
    if (busy) return;
    const outcome = await run();
    if (outcome.ok) onDone();
  };
  const fault: ReactNode = problem && (
    <p role="alert" className={`${style.fault} ${style.why}`}>
      {passkeyProblem(problem)}
    </p>
  );
  return { busy, fault, start };
}

interface NameDialogProps extends Omit<AttemptProps, "attempt"> {
  readonly title: string;
  readonly text?: string;
  readonly submit: string;
  readonly name: string;
  readonly attempt: (name: string) => Promise<PasskeyOutcome<unknown>>;
}

/** Asks for the name of a new or renamed passkey. */
export const NameDialog = ({ title, text, submit, name: first, attempt, onDone, onClose }: NameDialogProps) => {
  const [name, setName] = useState(first);
  const { busy, fault, start } = useAttempt({ attempt: () => attempt(name.trim()), onDone });
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
          label={passkeyTexts.add.name}
          hint={passkeyTexts.add.nameHint}
          name="passkey-name"
          autoComplete="off"
          maxLength={MAX_LETTERS}
          value={name}
          onChange={setName}
        />
        {fault}
      </form>
    </Dialog>
  );
};

/** Asks before a passkey is removed, and says what removing the last one changes. */
export const RemoveDialog = (props: AttemptProps & { readonly passkey: PasskeyRow; readonly isLast: boolean }) => {
  const { passkey, isLast, attempt, onDone, onClose } = props;
  const { removing: words } = passkeyTexts;
  const { busy, fault, start } = useAttempt({ attempt, onDone });
  return (
    <Dialog
      title={words.title(passkey.name)}
      onClose={() => !busy && onClose()}
      actions={[
        { label: passkeyTexts.cancel, onAct: onClose, safe: true, disabled: busy },
        { label: words.submit, kind: "danger", busy, onAct: () => void start() },
      ]}
    >
      <p>{words.text}</p>
      {isLast && <p className={style.why}>{words.last}</p>}
      {fault}
    </Dialog>
  );
};
