import type { ComponentType } from "react";
import type { AccountProblem } from "../../../state/account/ask-accounts.ts";
import { loginTexts } from "../../../text/en/login.ts";
import * as style from "./forms.css.ts";

export interface FailureProps {
  readonly problem: AccountProblem;
  readonly onClose: () => void;
}

/** Loaded once a page, by the first field that somebody enters: the landing does not wait for it. */
let FailureDialog: ComponentType<FailureProps> | null = null;

export const prepareFailure = async (): Promise<void> => {
  try {
    ({ FailureDialog } = await import("./failure-dialog.tsx"));
  } catch {
    // the form itself will say it
  }
};

/** Says why nobody was logged in: in a dialog, or in the form itself where the dialog could not be loaded. */
export const Failure = (props: FailureProps) => {
  if (FailureDialog !== null) return <FailureDialog {...props} />;
  return (
    <p role="alert" className={style.failure}>
      {loginTexts.login.failed}. {loginTexts.login.noDialog}
    </p>
  );
};
