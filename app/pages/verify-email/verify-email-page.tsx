import { useAtomValue } from "jotai";
import { useState } from "react";
import { ConfirmEmail } from "../../features/account/verify-email/confirm-email.tsx";
import { emailTokenAtom } from "../../state/account/email-token.ts";
import { verifyEmailTexts } from "../../text/en/verify-email.ts";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import * as style from "./verify-email-page.css.ts";

/** `/verify-email/{token}`: the page of the mail's link, whose token the start of the page has taken out of the address. */
const VerifyEmailPage = () => {
  const token = useAtomValue(emailTokenAtom);
  // the success stays on screen when the token is used up
  const [opened] = useState(token !== null);
  const words = verifyEmailTexts.page;
  return (
    <div className={style.page}>
      <PageTitle>{opened ? words.title : words.noLinkTitle}</PageTitle>
      {opened ? <ConfirmEmail /> : <Lead>{words.noLink}</Lead>}
    </div>
  );
};

export default VerifyEmailPage;
