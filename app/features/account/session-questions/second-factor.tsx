import { useSetAtom } from "jotai";
import { useState } from "react";
import { pendingLoginAtom } from "../../../state/account/session-questions.ts";
import { showPasskeyAtom, showRecoveryCodeAtom } from "../../../state/account/second-factor.ts";
import { passkeyTexts } from "../../../text/en/passkeys.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { QuestionForm, useAttempt } from "./question-form.tsx";

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
