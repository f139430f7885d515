import { useSetAtom } from "jotai";
import { useState } from "react";
import { changeEmailAtom } from "../../../state/account/mailed-links.ts";
import { whyFailed } from "../../../text/account-problem.ts";
import { mailedLinkTexts } from "../../../text/en/mailed-links.ts";
import { ErrorNotice } from "../../../ui/error-notice/error-notice.tsx";
import { Section } from "../../../ui/page-title/page-title.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { EmailForm } from "../email-form.tsx";
import * as style from "./account.css.ts";

const { change: words } = mailedLinkTexts;

/** Form for a new email address; the server asks for a fresh proof. */
export const ChangeEmail = () => {
  const { busy, problem, run } = useAction(useSetAtom(changeEmailAtom));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async (email: string): Promise<void> => {
    setSentTo(null);
    if ((await run(email)).ok) setSentTo(email.trim());
  };
  return (
    <Section className={style.section} title={words.title} note={words.text}>
      <EmailForm
        className={style.form}
        label={words.field}
        name="new-email"
        autoComplete="email"
        submit={words.submit}
        blocked={words.blocked}
        busy={busy}
        onSend={(email) => void send(email)}
      >
        <output>{sentTo !== null && words.sent(sentTo)}</output>
      </EmailForm>
      {problem && <ErrorNotice title={words.failed} text={whyFailed(problem)} />}
    </Section>
  );
};
