import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import type { PasskeyOutcome, PasskeyProblem } from "../../../state/account/ask-passkeys.ts";
import { proveByPasskeyAtom, proveByPasswordAtom } from "../../../state/account/fresh-proof.ts";
import { listPasskeysAtom } from "../../../state/account/own-passkeys.ts";
import { endProofAtom } from "../../../state/account/proof.ts";
import { sessionEmailAtom } from "../../../state/core/session.ts";
import { passkeyTexts } from "../../../text/en/passkeys.ts";
import { passkeyProblem } from "../../../text/passkey-problem.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import * as style from "./session-dialogs.css.ts";
import { useLoaded } from "../../../ui/use-loaded.ts";

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
  const [busy, setBusy] = useState<"password" | "passkey" | null>(null);
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  const hasPasskey = useHasPasskey();
  const prove = async (by: "password" | "passkey", attempt: () => Promise<PasskeyOutcome<null>>): Promise<void> => {
    if (busy !== null) return;
    setBusy(by);
    setProblem(null);
    const outcome = await attempt();
    // on success the dialog is unmounted
    if (outcome.ok) return;
    setBusy(null);
    setProblem(outcome.problem);
  };
  const send = () => void (password !== "" && prove("password", () => proveByPassword(password)));
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
                onAct: () => void prove("passkey", proveByPasskey),
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
      <form
        noValidate
        className={style.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {/* password managers need the user name in the form */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        {/* browsers submit a form with two fields on Enter only if it has a submit button */}
        <button type="submit" hidden>
          {words.submit}
        </button>
      </form>
      {problem && (
        <p role="alert" className={`${style.fault} ${style.note}`}>
          {passkeyProblem(problem)}
        </p>
      )}
    </Dialog>
  );
};
