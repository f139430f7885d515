import type { AccountProblem } from "../../../state/account/ask-accounts.ts";
import { loginFailure, whyFailed } from "../../../text/account-problem.ts";
import { loginTexts } from "../../../text/en/login.ts";
import { MessageDialog } from "../../../ui/dialog/dialog.tsx";
import * as style from "./forms.css.ts";

interface FailureProps {
  readonly problem: AccountProblem;
  readonly onClose: () => void;
}

/** Dialog 'Login failed' with OK (specification section 2): the specified text, then the reason and what to do. */
export const FailureDialog = ({ problem, onClose }: FailureProps) => {
  const why = whyFailed(problem);
  return (
    <MessageDialog title={loginTexts.login.failed} ok={loginTexts.login.ok} onClose={onClose}>
      <p>{loginFailure(problem)}</p>
      {why && <p className={style.why}>{why}</p>}
    </MessageDialog>
  );
};
