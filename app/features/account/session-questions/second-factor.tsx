import { useSetAtom } from "jotai";
import { useState } from "react";
import type { PasskeyOutcome, PasskeyProblem } from "../../../state/account/ask-passkeys.ts";
import { pendingLoginAtom } from "../../../state/account/second-factor-question.ts";
import { showPasskeyAtom, showRecoveryCodeAtom } from "../../../state/account/second-factor.ts";
import { passkeyTexts } from "../../../text/en/passkeys.ts";
import { passkeyProblem } from "../../../text/passkey-problem.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import * as style from "./session-dialogs.css.ts";

const words = passkeyTexts.login;

/** Second factor after the password: a passkey, or a recovery code if all passkeys are lost. */
export const SecondFactor = () => {
  const showPasskey = useSetAtom(showPasskeyAtom);
  const showRecoveryCode = useSetAtom(showRecoveryCodeAtom);
  const setPending = useSetAtom(pendingLoginAtom);
  const drop = () => setPending(null);
  const [code, setCode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  const show = async (attempt: () => Promise<PasskeyOutcome<null>>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const outcome = await attempt();
    // on success the dialog is unmounted
    if (outcome.ok) return;
    setBusy(false);
    setProblem(outcome.problem);
  };
  const turn = (next: string | null) => {
    setCode(next);
    setProblem(null);
  };
  const fault = problem && (
    <p role="alert" className={`${style.fault} ${style.note}`}>
      {passkeyProblem(problem)}
    </p>
  );
  const cancel = { label: passkeyTexts.cancel, onAct: drop };
  if (code === null) {
    return (
      <Dialog
        key="passkey"
        title={words.title}
        onClose={drop}
        actions={[
          cancel,
          { label: words.other, onAct: () => turn(""), disabled: busy },
          { label: words.submit, kind: "primary", safe: true, busy, onAct: () => void show(showPasskey) },
        ]}
      >
        <p>{words.text}</p>
        {fault}
      </Dialog>
    );
  }
  const send = () => void (code.trim() !== "" && show(() => showRecoveryCode(code)));
  return (
    // a separate key, so that the dialog focuses its field
    <Dialog
      key="code"
      title={words.other}
      onClose={drop}
      actions={[
        cancel,
        { label: words.back, onAct: () => turn(null), disabled: busy },
        { label: words.codeSubmit, kind: "primary", busy, disabled: code.trim() === "", onAct: send },
      ]}
    >
      <p>{words.codeText}</p>
      <form
        noValidate
        className={style.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
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
      </form>
      {fault}
    </Dialog>
  );
};
