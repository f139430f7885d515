import type { AuditAction } from "../contract/table-upload.ts";
import type { AuditRow } from "../contract/admin-replies.ts";
import type { Page } from "./page.ts";

export interface AuditEntry {
  /** milliseconds since 1970, UTC */
  readonly at: number;
  /** null: from the command line */
  readonly userId: string | null;
  readonly action: AuditAction;
  readonly target: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Actions of administrators. Append-only. */
export interface AuditStore {
  record(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  list(limit: number, after: string | null): Promise<Page<AuditRow>>;
  listOf(userId: string): Promise<readonly Omit<AuditRow, "email">[]>;
}
