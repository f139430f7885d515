import { useSetAtom } from "jotai";
import { useRef, useState } from "react";
import { Link } from "wouter";
import type { CallProblem } from "../../../state/account/ask-server.ts";
import { logInAtom, mailLoginLinkAtom } from "../../../state/account/login.ts";
import { emailFault, passwordFault } from "../../../state/account/new-password.ts";
import { logInByPasskeyAtom } from "../../../state/account/passkey-login.ts";
import { href } from "../../../state/routes/href.ts";
import { loginFailure, whyFailed } from "../../../text/account-problem.ts";
import { loginTexts } from "../../../text/en/login.ts";
import { passkeyProblem } from "../../../text/passkey-problem.ts";
import * as text from "../../../theme/text.css.ts";
import { Button, LinkLike } from "../../../ui/button/button.tsx";
import { MessageDialog } from "../../../ui/dialog/dialog.tsx";
import { PasswordField } from "../../../ui/field/password-field.tsx";
import { SubmitButton } from "../../../ui/field/submit-button.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useLeftFields } from "../../../ui/field/use-left-fields.ts";
import { useAction } from "../../../ui/use-action.ts";
import * as style from "./forms.css.ts";

interface FailureProps {
  readonly problem: CallProblem;
  readonly onClose: () => void;
}

/** Dialog 'Login failed' with OK (specification section 2): the specified text, then the reason and what to do. */
const FailureDialog = ({ problem, onClose }: FailureProps) => {
  const why = whyFailed(problem);
  return (
    <MessageDialog title={loginTexts.login.failed} ok={loginTexts.login.ok} onClose={onClose}>
      <p>{loginFailure(problem)}</p>
      {why && <p className={style.why}>{why}</p>}
    </MessageDialog>
  );
};

const PasskeyLogin = () => {
  const logInByPasskey = useSetAtom(logInByPasskeyAtom);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    setBusy(true);
    const outcome = await logInByPasskey();
    setFault(outcome.ok ? null : passkeyProblem(outcome.problem));
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

interface LinkLoginProps {
  readonly email: string;
  /** reports what is wrong with the address */
  readonly onFault: () => void;
}

/** Requests a mailed link for the typed address, and says that it is on its way. */
const LinkLogin = ({ email, onFault }: LinkLoginProps) => {
  const { busy, isDone, problem, run, forget } = useAction(useSetAtom(mailLoginLinkAtom));
  const words = loginTexts.login;
  const start = () => {
    if (emailFault(email) !== null) onFault();
    else if (!busy) void run(email);
  };
  return (
    <>
      <LinkLike className={style.aside} aria-busy={busy || undefined} onClick={start}>
        {words.link}
      </LinkLike>
      {(isDone || problem) && (
        <MessageDialog title={words.linkTitle} ok={words.ok} onClose={forget}>
          <p>{problem ? words.linkFailed : words.linkSent(email.trim())}</p>
          {problem && <p className={style.why}>{whyFailed(problem)}</p>}
        </MessageDialog>
      )}
    </>
  );
};

const supportsPasskeys = (): boolean => "PublicKeyCredential" in globalThis;

interface LoginFormProps {
  /** shared with the registration form, so that it is typed only once */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onNewUser: () => void;
}

/** Form with e-mail and password, and links to password reset and registration (specification section 2). */
export const LoginForm = ({ email, onEmail, onNewUser }: LoginFormProps) => {
  const logIn = useSetAtom(logInAtom);
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const { isLeft, leave, submit } = useLeftFields<"email" | "password">();
  const form = useRef<HTMLFormElement>(null);
  const faults = { email: emailFault(email), password: passwordFault(password) };
  const ready = faults.email === null && faults.password === null;
  const faultOf = (name: keyof typeof faults) => {
    const fault = faults[name];
    return fault !== null && isLeft(name) ? loginTexts.faults[fault] : undefined;
  };
  const send = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const outcome = await logIn({ email, password });
    setBusy(false);
    if (!outcome.ok) setProblem(outcome.problem);
  };
  return (
    <section aria-labelledby="login-title" className={style.section}>
      <h2 id="login-title" tabIndex={-1} className={`${text.section} ${style.heading}`}>
        {loginTexts.login.title}
      </h2>
      <p className={`${text.small} ${style.note}`}>{loginTexts.login.text}</p>
      <form ref={form} noValidate className={style.form} onSubmit={(event) => submit(event, ready, () => void send())}>
        <TextField
          label={loginTexts.fields.email}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={onEmail}
          onBlur={() => email !== "" && leave("email")}
          error={faultOf("email")}
        />
        <PasswordField
          label={loginTexts.fields.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          onBlur={() => password !== "" && leave("password")}
          error={faultOf("password")}
        />
        <Link href={href("reset-password", emailFault(email) === null ? { email } : {})} className={style.aside}>
          {loginTexts.login.forgot}
        </Link>
        <SubmitButton wide busy={busy} blocked={ready ? null : loginTexts.login.blocked} className={style.submit}>
          {loginTexts.login.submit}
        </SubmitButton>
        {supportsPasskeys() && <PasskeyLogin />}
        <LinkLogin
          email={email}
          onFault={() => {
            leave("email");
            form.current?.querySelector<HTMLElement>("[name='email']")?.focus();
          }}
        />
        <p className={style.aside}>
          {loginTexts.login.newUser} <LinkLike onClick={onNewUser}>{loginTexts.login.create}</LinkLike>
        </p>
      </form>
      {problem && (
        <FailureDialog
          problem={problem}
          onClose={() => {
            setProblem(null);
            form.current?.querySelector<HTMLElement>("[name='password']")?.focus();
          }}
        />
      )}
    </section>
  );
};
