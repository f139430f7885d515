import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { useLocation } from "wouter";
import type { CallProblem } from "../../../state/account/ask-server.ts";
import { newPasswordFault, refusedPassword, type RefusedPassword } from "../../../state/account/new-password.ts";
import { verifyEmailAtom, type EmailProof } from "../../../state/account/verify-email.ts";
import { sessionAtom } from "../../../state/core/session.ts";
import { href } from "../../../state/routes/href.ts";
import { newPasswordText, whyFailed } from "../../../text/account-problem.ts";
import { loginTexts } from "../../../text/en/login.ts";
import { verifyEmailTexts } from "../../../text/en/verify-email.ts";
import { Button, LinkLike } from "../../../ui/button/button.tsx";
import { Dialog, MessageDialog } from "../../../ui/dialog/dialog.tsx";
import { ErrorNotice } from "../../../ui/error-notice/error-notice.tsx";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { Lead } from "../../../ui/page-title/page-title.tsx";
import { useAction } from "../../../ui/use-action.ts";
import * as style from "../passwords/password-pages.css.ts";

const { page: words } = verifyEmailTexts;

const whyNot = (problem: CallProblem): string | null => {
  if (problem.code !== "refused") return whyFailed(problem);
  if (problem.status === 404) return words.usedUp;
  return problem.error === "wrong_current_password" ? words.wrong : whyFailed(problem);
};

/** Asks whether the account really is to be deleted. */
const NotMine = ({ onClose, onSure }: { readonly onClose: () => void; readonly onSure: () => void }) => (
  <Dialog
    title={words.notMineQuestion}
    onClose={onClose}
    actions={[
      { label: words.cancel, onAct: onClose, safe: true },
      { label: words.notMineSure, onAct: onSure, kind: "danger" },
    ]}
  >
    <p>{words.notMineText}</p>
  </Dialog>
);

/**
 * Confirms the address with the token of the mail. A session of the account is enough; otherwise it takes the password, or
 * a new one, because another person may have registered the address.
 */
export const ConfirmEmail = () => {
  const [, navigate] = useLocation();
  const isUser = useAtomValue(sessionAtom).kind === "user";
  const [way, setWay] = useState<"session" | "password" | "new">(isUser ? "session" : "password");
  const [password, setPassword] = useState("");
  const [refused, setRefused] = useState<RefusedPassword | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<keyof typeof words.done | null>(null);
  const { busy, problem, run } = useAction(useSetAtom(verifyEmailAtom));
  const isNew = way === "new";
  const fault = isNew ? newPasswordFault(password, refused) : null;
  const send = async (proof: EmailProof, what: keyof typeof words.done) => {
    const outcome = await run(proof);
    if (outcome.ok) return setDone(what);
    setRefused(isNew ? refusedPassword(password, outcome.problem) : null);
    // logged in, but to another account
    if (outcome.problem.code === "refused" && outcome.problem.error === "account_needed") setWay("password");
  };
  const confirm = () => {
    if (way === "session") return void send({}, "confirmed");
    if (password === "" || fault !== null) return;
    void send(isNew ? { newPassword: password } : { password }, isNew ? "changed" : "confirmed");
  };
  const submit = isNew ? words.submitNew : words.submit;
  const failure = problem !== null && refused === null && <ErrorNotice title={words.failed} text={whyNot(problem)} />;
  return (
    <div className={style.confirmForm}>
      <Lead>{words.leads[way]}</Lead>
      <form
        noValidate
        className={style.form}
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        {way !== "session" && (
          <PasswordField
            key={way}
            label={isNew ? loginTexts.fields.newPassword : loginTexts.fields.password}
            name="password"
            autoComplete={isNew ? "new-password" : "current-password"}
            hint={isNew ? loginTexts.passwordHint : undefined}
            value={password}
            onChange={setPassword}
            error={refused === null || fault === null ? undefined : newPasswordText(fault)}
          />
        )}
        <Button
          kind="primary"
          type="submit"
          busy={busy}
          disabled={way !== "session" && (password === "" || fault !== null)}
        >
          {submit}
        </Button>
        {way !== "session" && (
          <LinkLike
            onClick={() => {
              setPassword("");
              setWay(isNew ? "password" : "new");
            }}
          >
            {isNew ? words.toPassword : words.toNew}
          </LinkLike>
        )}
        {way !== "session" && <LinkLike onClick={() => setAsking(true)}>{words.notMine}</LinkLike>}
      </form>
      {failure}
      {isAsking && (
        <NotMine
          onClose={() => setAsking(false)}
          onSure={() => {
            setAsking(false);
            void send({ notMine: true }, "deleted");
          }}
        />
      )}
      {done && (
        <MessageDialog title={words.done[done].title} ok={words.goOn} onClose={() => navigate(href("home"))}>
          {words.done[done].text}
        </MessageDialog>
      )}
    </div>
  );
};
