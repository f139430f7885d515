import type { ComponentType } from "react";
import { loginTexts } from "../../../text/en/login.ts";
import type { FailureProps } from "./failure-dialog.tsx";
import * as style from "./forms.css.ts";

/** Loaded on the first focus of a field, to keep it out of the landing bundle. */
let FailureDialog: ComponentType<FailureProps> | null = null;

/** Loads the code of the dialog; does nothing if that fails. */
export const prepareFailure = async (): Promise<void> => {
  try {
    ({ FailureDialog } = await import("./failure-dialog.tsx"));
  } catch {
    // without the dialog, `Failure` shows the message in the form
  }
};

/** Says why a login failed: in a dialog, or in the form if the dialog could not be loaded. */
export const Failure = (props: FailureProps) => {
  if (FailureDialog !== null) return <FailureDialog {...props} />;
  return (
    <p role="alert" className={style.failure}>
      {loginTexts.login.failed}. {loginTexts.login.noDialog}
    </p>
  );
};
