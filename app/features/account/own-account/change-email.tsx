import { useSetAtom } from "jotai";
import { useState } from "react";
import { emailFault } from "../../../state/account/account-rules.ts";
import { changeEmailAtom } from "../../../state/account/mailed-links.ts";
import { whyFailed } from "../../../text/account-problem.ts";
import { loginTexts } from "../../../text/en/login.ts";
import { mailedLinkTexts } from "../../../text/en/mailed-links.ts";
import { ErrorNotice } from "../../../ui/error-notice/error-notice.tsx";
import { SubmitButton } from "../../../ui/field/submit-button.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useLeftFields } from "../../../ui/field/use-left-fields.ts";
import { Section } from "../../../ui/page-title/page-title.tsx";
import { useAction } from "../../../ui/use-action.ts";
import * as style from "./account.css.ts";

const { change: words } = mailedLinkTexts;

/** Form for a new email address; the server asks for a fresh proof. */
export const ChangeEmail = () => {
  const { busy, problem, run } = useAction(useSetAtom(changeEmailAtom));
  const [email, setEmail] = useState("");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { isLeft, leave, submit } = useLeftFields<"email">();
  const fault = emailFault(email);
  const send = async (): Promise<void> => {
    if (busy) return;
    setSentTo(null);
    if ((await run(email)).ok) setSentTo(email.trim());
  };
  return (
    <Section className={style.section} title={words.title} note={words.text}>
      <form noValidate className={style.form} onSubmit={(event) => submit(event, fault === null, () => void send())}>
        <TextField
          label={words.field}
          type="email"
          name="new-email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          onBlur={() => email !== "" && leave("email")}
          error={fault !== null && isLeft("email") ? loginTexts.faults[fault] : undefined}
        />
        <SubmitButton busy={busy} blocked={fault === null ? null : words.blocked}>
          {words.submit}
        </SubmitButton>
        <output>{sentTo !== null && words.sent(sentTo)}</output>
      </form>
      {problem && <ErrorNotice title={words.failed} text={whyFailed(problem)} />}
    </Section>
  );
};
