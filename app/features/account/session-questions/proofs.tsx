import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useState } from "react";
import type { PasskeyOutcome, PasskeyProblem } from "../../../state/account/ask-passkeys.ts";
import { listPasskeysAtom } from "../../../state/account/own-passkeys.ts";
import { endProofAtom, proveByPasskeyAtom, proveByPasswordAtom } from "../../../state/account/proof.ts";
import { showPasskeyAtom, showRecoveryCodeAtom } from "../../../state/account/second-factor.ts";
import { pendingLoginAtom } from "../../../state/account/session-questions.ts";
import { sessionEmailAtom } from "../../../state/core/session.ts";
import { passkeyTexts } from "../../../text/en/passkeys.ts";
import { passkeyProblem } from "../../../text/passkey-problem.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useLoaded } from "../../../ui/use-loaded.ts";
import * as style from "./session-dialogs.css.ts";

const words = passkeyTexts.login;

/** Second factor after the password: a passkey, or a recovery code if all passkeys are lost. */
export const SecondFactor = () => {
  const showPasskey = useSetAtom(showPasskeyAtom);
  const showRecoveryCode = useSetAtom(showRecoveryCodeAtom);
  const setPending = useSetAtom(pendingLoginAtom);
  const drop = () => setPending(null);
  const [code, setCode] = useState<string | null>(null);
  const { busy, fault, attempt, clear } = useAttempt<"passkey" | "code">();
  const turn = (next: string | null) => {
    setCode(next);
    clear();
  };
  const cancel = { label: passkeyTexts.cancel, onAct: drop };
  if (code === null) {
    return (
      <Dialog
        key="passkey"
        title={words.title}
        onClose={drop}
        actions={[
          cancel,
          { label: words.other, onAct: () => turn(""), disabled: busy !== null },
          {
            label: words.submit,
            kind: "primary",
            safe: true,
            busy: busy !== null,
            onAct: () => void attempt("passkey", showPasskey),
          },
        ]}
      >
        <p>{words.text}</p>
        {fault}
      </Dialog>
    );
  }
  const send = () => void (code.trim() !== "" && attempt("code", () => showRecoveryCode(code)));
  return (
    // a separate key, so that the dialog focuses its field
    <Dialog
      key="code"
      title={words.other}
      onClose={drop}
      actions={[
        cancel,
        { label: words.back, onAct: () => turn(null), disabled: busy !== null },
        { label: words.codeSubmit, kind: "primary", busy: busy !== null, disabled: code.trim() === "", onAct: send },
      ]}
    >
      <p>{words.codeText}</p>
      <QuestionForm onSend={send} submit={words.codeSubmit}>
        <TextField
          label={words.code}
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={setCode}
        />
      </QuestionForm>
      {fault}
    </Dialog>
  );
};

const freshProofWords = passkeyTexts.proof;

/** Whether the account has a passkey and this browser supports them; false until known. */
const useHasPasskey = (): boolean => {
  const { last: own } = useLoaded(useSetAtom(listPasskeysAtom));
  return own?.ok === true && own.value.isSupported && own.value.passkeys.length > 0;
};

/** Asks for password or passkey again before a sensitive action; the action then continues. */
export const FreshProof = () => {
  const proveByPassword = useSetAtom(proveByPasswordAtom);
  const proveByPasskey = useSetAtom(proveByPasskeyAtom);
  const end = useSetAtom(endProofAtom);
  const email = useAtomValue(sessionEmailAtom);
  const [password, setPassword] = useState("");
  const { busy, fault, attempt } = useAttempt<"password" | "passkey">();
  const hasPasskey = useHasPasskey();
  const send = () => void (password !== "" && attempt("password", () => proveByPassword(password)));
  return (
    <Dialog
      title={freshProofWords.title}
      onClose={() => end(false)}
      actions={[
        { label: passkeyTexts.cancel, onAct: () => end(false) },
        ...(hasPasskey
          ? [
              {
                label: freshProofWords.passkey,
                busy: busy === "passkey",
                disabled: busy !== null,
                onAct: () => void attempt("passkey", proveByPasskey),
              },
            ]
          : []),
        {
          label: freshProofWords.submit,
          kind: "primary",
          busy: busy === "password",
          disabled: busy !== null || password === "",
          onAct: send,
        },
      ]}
    >
      <p>{freshProofWords.text}</p>
      <QuestionForm onSend={send} submit={freshProofWords.submit}>
        {/* password managers need the user name in the form */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={freshProofWords.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      </QuestionForm>
      {fault}
    </Dialog>
  );
};

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
