import { useStore } from "jotai";
import { useState } from "react";
import { loginTexts } from "../../../text/en/login.ts";
import { Button } from "../../../ui/button/button.tsx";
import * as style from "./forms.css.ts";

/** Button for login with a passkey. Its code is loaded on click, to keep it out of the landing bundle. */
export const PasskeyLogin = () => {
  const store = useStore();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    setBusy(true);
    setFault(
      await import("./passkey-attempt.ts").then(
        ({ logInByPasskey }) => logInByPasskey(store),
        () => loginTexts.login.noDialog,
      ),
    );
    setBusy(false);
  };
  return (
    <>
      <Button wide busy={busy} onClick={() => void start()}>
        {loginTexts.login.passkey}
      </Button>
      {fault && (
        <p role="alert" className={style.failure}>
          {fault}
        </p>
      )}
    </>
  );
};
