import { useAtomValue, useSetAtom } from "jotai";
import { AccountDetails } from "../../features/account/own-account/account-details.tsx";
import { ChangeEmail, EmailStatus } from "../../features/account/own-account/account-facts.tsx";
import { ChangePassword } from "../../features/account/own-account/change-password.tsx";
import { DeleteAccount, ExportAccount } from "../../features/account/own-account/delete-account.tsx";
import { NoAccount } from "../../features/account/own-account/no-account.tsx";
import { Passkeys } from "../../features/account/own-account/passkeys.tsx";
import { ScriptKeys } from "../../features/account/own-account/script-keys.tsx";
import { AccountHistory, Sessions } from "../../features/account/own-account/sessions.tsx";
import { MyShares } from "../../features/share/my-shares.tsx";
import { loadAccountAtom } from "../../state/account/entry.ts";
import { accountStateAtom } from "../../state/core/account.ts";
import { sessionAtom } from "../../state/core/session.ts";
import { accountTexts } from "../../text/en/account.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { PageTitle } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import * as style from "../page.css.ts";

const Account = () => {
  const state = useAtomValue(accountStateAtom);
  const load = useSetAtom(loadAccountAtom);
  if (state.status === "unavailable") {
    return <ErrorNotice title={accountTexts.failed} text={accountTexts.failedText} onRetry={() => void load()} />;
  }
  if (state.status !== "known") return <Spinner label={accountTexts.loading} />;
  return (
    <>
      <AccountDetails account={state.account} />
      <EmailStatus account={state.account} />
      <ChangeEmail />
      <ChangePassword email={state.account.email} />
      <Passkeys email={state.account.email} />
      <ScriptKeys />
      <Sessions />
      <AccountHistory />
      <MyShares />
      <ExportAccount />
      <DeleteAccount />
    </>
  );
};

/** `/account`: personal data, password, export and deletion of the account; guests see that they have no account. */
export default function AccountPage() {
  const session = useAtomValue(sessionAtom);
  if (session.kind === "guest") {
    return (
      <div className={style.narrow}>
        <NoAccount />
      </div>
    );
  }
  return (
    <div className={style.narrow}>
      <PageTitle>{accountTexts.title}</PageTitle>
      <Account />
    </div>
  );
}
