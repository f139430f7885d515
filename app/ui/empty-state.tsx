import type { ReactNode } from "react";
import { empty } from "./notice.css.ts";

interface EmptyStateProps {
  /** what will appear here, and how */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A list without rows says what will stand there. */
export const EmptyState = ({ children, action }: EmptyStateProps) => (
  <div className={empty}>
    <p>{children}</p>
    {action}
  </div>
);
