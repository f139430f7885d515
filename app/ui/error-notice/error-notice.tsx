import type { ReactNode } from "react";
import { basicPartTexts } from "../../text/en/basic-parts.ts";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import * as css from "../notice/notice.css.ts";

interface ErrorNoticeProps {
  /** what did not work */
  readonly title: string;
  /** reason, what is safe, what to do */
  readonly text?: ReactNode;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
}

/** An error as an alert, with an optional retry. */
export const ErrorNotice = ({ title, text, onRetry, retryLabel = basicPartTexts.retry }: ErrorNoticeProps) => (
  <div role="alert" className={css.error}>
    <p className={css.errorTitle}>
      <Icon name="warning" />
      {title}
    </p>
    {text !== undefined && <div className={css.errorText}>{text}</div>}
    {onRetry && (
      <Button size="small" onClick={onRetry}>
        {retryLabel}
      </Button>
    )}
  </div>
);
