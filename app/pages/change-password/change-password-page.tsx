import { useAtomValue } from "jotai";
import { useState } from "react";
import { Link } from "wouter";
import { NewPasswordForm } from "../../features/account/passwords/new-password-form.tsx";
import { resetTokenAtom } from "../../state/account/mail-tokens.ts";
import { href } from "../../state/routes/href.ts";
import { passwordTexts } from "../../text/en/passwords.ts";
import { LinkButton } from "../../ui/button/button.tsx";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import * as page from "../page.css.ts";

/** `/change-password/{token}`: the form behind the link in the mail. The start-up code has moved the token out of the URL. */
export default function ChangePasswordPage() {
  const token = useAtomValue(resetTokenAtom);
  // keep showing the success after the token is used
  const [opened] = useState(token !== null);
  if (!opened) {
    return (
      <div className={page.narrow}>
        <PageTitle>{passwordTexts.change.noLinkTitle}</PageTitle>
        <Lead>{passwordTexts.change.noLink}</Lead>
        <p className={page.action}>
          <Link href={href("reset-password")} asChild>
            <LinkButton>{passwordTexts.change.newLink}</LinkButton>
          </Link>
        </p>
      </div>
    );
  }
  return (
    <div className={page.narrow}>
      <PageTitle>{passwordTexts.change.title}</PageTitle>
      <Lead>{passwordTexts.change.text}</Lead>
      <NewPasswordForm />
    </div>
  );
}
