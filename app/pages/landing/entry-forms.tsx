import { useState, type ComponentProps, type ComponentType } from "react";
import { LoginForm } from "../../features/account/login/login-form.tsx";
import type { RegisterForm as Form } from "../../features/account/register/register-form.tsx";
import { landingTexts } from "../../text/en/landing.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";

type RegisterProps = ComponentProps<typeof Form>;

/** The forms to log in and to register, one at a time; the address typed in one is in the other. */
const EntryForms = () => {
  const [email, setEmail] = useState("");
  const [isNew, setIsNew] = useState(false);
  const [failed, setFailed] = useState(false);
  // in an object, because a component is a function and a setter would call it
  const [loaded, setLoaded] = useState<{ readonly RegisterForm: ComponentType<RegisterProps> } | null>(null);
  const startRegistration = async (): Promise<void> => {
    setFailed(false);
    try {
      const { RegisterForm } = await import("../../features/account/register/register-form.tsx");
      setLoaded({ RegisterForm });
      setIsNew(true);
    } catch {
      setFailed(true);
    }
  };
  if (isNew && loaded) {
    return <loaded.RegisterForm email={email} onEmail={setEmail} onKnownUser={() => setIsNew(false)} />;
  }
  return (
    <>
      <LoginForm email={email} onEmail={setEmail} onNewUser={() => void startRegistration()} />
      {failed && <ErrorNotice title={landingTexts.entry.registerFailed} onRetry={() => void startRegistration()} />}
    </>
  );
};

export default EntryForms;
