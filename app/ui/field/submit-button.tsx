import { useId, type ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { classNames } from "../class-names.ts";
import * as css from "./field.css.ts";

interface SubmitButtonProps {
  readonly children: ReactNode;
  /** why the form cannot be submitted yet; null = it can */
  readonly blocked: string | null;
  readonly busy?: boolean;
  readonly wide?: boolean;
  readonly className?: string;
}

/**
 * Submits its form. While `blocked`, it shows the reason but stays focusable and still submits, so that the form can
 * focus the first error.
 */
export function SubmitButton({ children, blocked, busy, wide, className }: SubmitButtonProps) {
  const hintId = useId();
  return (
    <div className={classNames(css.submitPlace, className)}>
      <Button
        type="submit"
        kind="primary"
        wide={wide}
        busy={busy ?? false}
        aria-disabled={blocked === null ? undefined : true}
        aria-describedby={blocked === null ? undefined : hintId}
      >
        {children}
      </Button>
      {blocked !== null && (
        <p id={hintId} className={css.submitHint}>
          {blocked}
        </p>
      )}
    </div>
  );
}
