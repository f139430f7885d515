import { useStore } from "jotai";
import { useState } from "react";
import { loginTexts } from "../../text/en/login.ts";
import { Button } from "../../ui/button.tsx";
import * as style from "./forms.css.ts";

/** What the button needs; it comes when somebody is about to press it: the landing does without. */
const load = () => Promise.all([import("../../state/passkey-login.ts"), import("../../text/passkey-problem.ts")]);

const prepare = (): void => {
  // told when it is pressed
  load().catch(() => undefined);
};

/** The other way in: the browser asks which passkey, and checks who holds it. */
export const PasskeyLogin = () => {
  const store = useStore();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      const [{ logInByPasskeyAtom }, { passkeyProblem }] = await load();
      const outcome = await store.set(logInByPasskeyAtom);
      if (!outcome.ok) setFault(passkeyProblem(outcome.problem));
    } catch {
      setFault(loginTexts.login.noDialog);
    }
    setBusy(false);
  };
  return (
    <>
      <Button wide busy={busy} onPointerEnter={prepare} onFocus={prepare} onClick={() => void start()}>
        {loginTexts.login.passkey}
      </Button>
      {fault !== null && (
        <p role="alert" className={style.failure}>
          {fault}
        </p>
      )}
    </>
  );
};
