import { useState, type ReactNode } from "react";
import type { PasskeyOutcome, PasskeyProblem } from "../../../state/account/ask-passkeys.ts";
import { passkeyProblem } from "../../../text/passkey-problem.ts";
import * as style from "./session-dialogs.css.ts";

interface QuestionFormProps {
  readonly onSend: () => void;
  /** text of the hidden button */
  readonly submit: string;
  readonly children: ReactNode;
}

/** The form of a dialog whose buttons stand outside it: Enter sends it. */
export const QuestionForm = ({ onSend, submit, children }: QuestionFormProps) => (
  <form
    noValidate
    className={style.form}
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  >
    {children}
    {/* browsers submit a form with two fields on Enter only if it has a submit button */}
    <button type="submit" hidden>
      {submit}
    </button>
  </form>
);

/** Runs one identity check at a time; on success the dialog is unmounted. */
export const useAttempt = <Way extends string>() => {
  const [busy, setBusy] = useState<Way | null>(null);
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  const attempt = async (by: Way, run: () => Promise<PasskeyOutcome<null>>): Promise<void> => {
    if (busy !== null) return;
    setBusy(by);
    setProblem(null);
    const outcome = await run();
    if (outcome.ok) return;
    setBusy(null);
    setProblem(outcome.problem);
  };
  const fault = problem && (
    <p role="alert" className={`${style.fault} ${style.note}`}>
      {passkeyProblem(problem)}
    </p>
  );
  return { busy, fault, attempt, clear: () => setProblem(null) };
};
