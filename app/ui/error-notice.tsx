import type { ReactNode } from "react";
import { partTexts } from "../text/en/parts.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import * as css from "./notice.css.ts";

interface ErrorNoticeProps {
  /** what did not work */
  readonly title: string;
  /** why, what is safe, what to do */
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
}

/** Something did not work: said in words, with the way on. */
export const ErrorNotice = ({ title, children, onRetry, retryLabel = partTexts.retry }: ErrorNoticeProps) => (
  <div role="alert" className={css.error}>
    <p className={css.errorTitle}>
      <Icon name="warning" />
      {title}
    </p>
    {children !== undefined && <div className={css.errorText}>{children}</div>}
    {onRetry && (
      <Button size="small" onClick={onRetry}>
        {retryLabel}
      </Button>
    )}
  </div>
);
