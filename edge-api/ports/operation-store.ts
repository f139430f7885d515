import type { ErrorCount } from "../contract/admin-replies.ts";
import type { AuditAction } from "../contract/table-upload.ts";

/** What an operator wants to know of the database. */
export interface OperationStore {
  migrations(): Promise<readonly string[]>;
  /** size of the database; null: the platform does not say */
  storageBytes(): Promise<number | null>;
  /** When the audit log last names an action (milliseconds since 1970, UTC); null: never, or longer ago than it is kept. */
  lastOf(action: AuditAction): Promise<number | null>;
  /** Mails that no provider has taken. */
  waitingMails(): Promise<number>;
  /** Counts one fault in an hour (since 1970). Beyond ERROR_KINDS kinds an hour nothing new is counted. */
  countError(hour: number, code: string, build: string): Promise<void>;
  /** Faults since the beginning of an hour, most frequent first. */
  errorsSince(hour: number): Promise<readonly ErrorCount[]>;
}
