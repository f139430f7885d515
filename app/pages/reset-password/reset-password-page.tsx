import { useLocation } from "wouter";
import { ResetForm } from "../../features/account/passwords/reset-form.tsx";
import { matchRoute } from "../../state/routes/match-route.ts";
import { passwordTexts } from "../../text/en/passwords.ts";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import * as style from "../page.css.ts";

/** `/reset-password` and `/reset-password/{email}`. */
export default function ResetPasswordPage() {
  const [pathname] = useLocation();
  return (
    <div className={style.narrow}>
      <PageTitle>{passwordTexts.reset.title}</PageTitle>
      <Lead>{passwordTexts.reset.text}</Lead>
      <ResetForm initialEmail={matchRoute(pathname)?.params["email"] ?? ""} />
    </div>
  );
}
