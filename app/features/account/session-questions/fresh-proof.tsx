import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { listPasskeysAtom } from "../../../state/account/own-passkeys.ts";
import { endProofAtom, proveByPasskeyAtom, proveByPasswordAtom } from "../../../state/account/proof.ts";
import { sessionEmailAtom } from "../../../state/core/session.ts";
import { passkeyTexts } from "../../../text/en/passkeys.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { QuestionForm, useAttempt } from "./question-form.tsx";

const words = passkeyTexts.proof;

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
      title={words.title}
      onClose={() => end(false)}
      actions={[
        { label: passkeyTexts.cancel, onAct: () => end(false) },
        ...(hasPasskey
          ? [
              {
                label: words.passkey,
                busy: busy === "passkey",
                disabled: busy !== null,
                onAct: () => void attempt("passkey", proveByPasskey),
              },
            ]
          : []),
        {
          label: words.submit,
          kind: "primary",
          busy: busy === "password",
          disabled: busy !== null || password === "",
          onAct: send,
        },
      ]}
    >
      <p>{words.text}</p>
      <QuestionForm onSend={send} submit={words.submit}>
        {/* password managers need the user name in the form */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={words.password}
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
