import type { ReactNode } from "react";
import { empty } from "../notice/notice.css.ts";

interface EmptyStateProps {
  /** text: what will appear here, and how */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Shown instead of a list without rows: what will appear in it. */
export const EmptyState = ({ children, action }: EmptyStateProps) => (
  <div className={empty}>
    <p>{children}</p>
    {action}
  </div>
);
