import type { ComponentType } from "react";
import * as style from "./forms.css.ts";

export interface FailureProps {
  readonly title: string;
  /** as the specification words it */
  readonly text: string;
  /** what stands behind it and what to do */
  readonly why: string | null;
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
      {props.title}. {props.text} {props.why}
    </p>
  );
};
