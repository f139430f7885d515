import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { logInAgainAtom } from "../../../state/account/login.ts";
import { countUnsentAtom, endKeepingUnsentAtom } from "../../../state/account/logout.ts";
import { sessionEmailAtom } from "../../../state/core/session.ts";
import { loginFailure, whyFailed } from "../../../text/account-problem.ts";
import { plural } from "../../../text/catalogue.ts";
import { loginTexts } from "../../../text/en/login.ts";
import { sessionTexts } from "../../../text/en/session.ts";
import { formatCount } from "../../../text/format.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { QuestionForm } from "./proofs.tsx";
import * as style from "./session-dialogs.css.ts";

const { expired: words } = sessionTexts;

/** Explains what happens to unsent changes before another user logs in. */
const OtherUser = ({ email, unsent, onBack }: { email: string; unsent: number; onBack: () => void }) => {
  const makeRoom = useSetAtom(endKeepingUnsentAtom);
  const note = plural(unsent, {
    one: words.otherNote.one(email),
    other: words.otherNote.other({ email, count: formatCount(unsent) }),
  });
  return (
    <Dialog
      title={words.otherTitle}
      onClose={onBack}
      actions={[
        { label: sessionTexts.cancel, onAct: onBack, safe: true },
        { label: words.otherGo, onAct: () => void makeRoom(), kind: "primary" },
      ]}
    >
      <p>{unsent === 0 ? words.otherNothing : note}</p>
      <p className={style.note}>{words.otherText}</p>
    </Dialog>
  );
};

/** Asks for the password of the same account. */
const AskPassword = ({ email, onOther }: { email: string; onOther: () => void }) => {
  const [password, setPassword] = useState("");
  const { busy, problem, run } = useAction(useSetAtom(logInAgainAtom));
  const passwordField = useRef<HTMLInputElement>(null);
  // focus the password: the first field, the address, is read-only
  useEffect(() => passwordField.current?.focus(), []);
  const send = () => {
    if (!busy && password !== "") void run(password);
  };
  return (
    <Dialog
      title={words.title}
      // no Escape: nothing is sent until the user answers
      onClose={() => undefined}
      actions={[
        { label: words.other, onAct: onOther, disabled: busy },
        { label: words.submit, kind: "primary", busy, disabled: password === "", onAct: send },
      ]}
    >
      <p>{words.text}</p>
      <QuestionForm onSend={send} submit={words.submit}>
        <TextField
          label={loginTexts.fields.email}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={() => undefined}
          readOnly
        />
        <PasswordField
          ref={passwordField}
          label={loginTexts.fields.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        {problem && (
          <p role="alert" className={style.fault}>
            {loginFailure(problem)} {whyFailed(problem)}
          </p>
        )}
      </QuestionForm>
    </Dialog>
  );
};

/** Dialog after the session expired: the same user logs in again and unsent changes are sent, or another user logs in. */
export const LogInAgain = () => {
  const email = useAtomValue(sessionEmailAtom);
  const countUnsent = useSetAtom(countUnsentAtom);
  const [unsent, setUnsent] = useState<number | null>(null);
  const askForOther = async (): Promise<void> => setUnsent(await countUnsent());
  if (unsent !== null) return <OtherUser email={email} unsent={unsent} onBack={() => setUnsent(null)} />;
  return <AskPassword email={email} onOther={() => void askForOther()} />;
};
