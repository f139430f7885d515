import { useState } from "react";
import { LoginForm } from "../../features/account/login/login-form.tsx";
import { RegisterForm } from "../../features/account/register/register-form.tsx";

/** The login form or the registration form; both share the typed email address. */
export const EntryForms = () => {
  const [email, setEmail] = useState("");
  const [isNew, setIsNew] = useState(false);
  return isNew ? (
    <RegisterForm email={email} onEmail={setEmail} onKnownUser={() => setIsNew(false)} />
  ) : (
    <LoginForm email={email} onEmail={setEmail} onNewUser={() => setIsNew(true)} />
  );
};
