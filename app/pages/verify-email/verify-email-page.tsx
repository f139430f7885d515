import { useAtomValue } from "jotai";
import { useState } from "react";
import { ConfirmEmail } from "../../features/account/verify-email/confirm-email.tsx";
import { emailTokenAtom } from "../../state/account/mail-tokens.ts";
import { verifyEmailTexts } from "../../text/en/verify-email.ts";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import * as style from "../page.css.ts";

/** `/verify-email/{token}`: the page behind the link in the mail. The start-up code has moved the token out of the URL. */
export default function VerifyEmailPage() {
  const token = useAtomValue(emailTokenAtom);
  // keep showing the success after the token is used
  const [opened] = useState(token !== null);
  const words = verifyEmailTexts.page;
  return (
    <div className={style.narrow}>
      <PageTitle>{opened ? words.title : words.noLinkTitle}</PageTitle>
      {opened ? <ConfirmEmail /> : <Lead>{words.noLink}</Lead>}
    </div>
  );
}
