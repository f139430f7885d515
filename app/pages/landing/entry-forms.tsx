import { useState, type ComponentProps, type ComponentType } from "react";
import { LoginForm } from "../../features/account/login/login-form.tsx";
import type { RegisterForm as Form } from "../../features/account/register/register-form.tsx";
import { landingTexts } from "../../text/en/landing.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";

type RegisterProps = ComponentProps<typeof Form>;

/** The login form or the registration form; both share the typed email address. */
export default function EntryForms() {
  const [email, setEmail] = useState("");
  const [isNew, setIsNew] = useState(false);
  const [failed, setFailed] = useState(false);
  // wrapped in an object: a state setter would call a bare component as an updater function
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
}
