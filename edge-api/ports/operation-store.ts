import type { ErrorCount } from "../contract/admin-replies.ts";

/** What an operator wants to know of the database. */
export interface OperationStore {
  migrations(): Promise<readonly string[]>;
  /** size of the database; null: the platform does not say */
  storageBytes(): Promise<number | null>;
  /** milliseconds since 1970, UTC; null: never, or longer ago than the audit log is kept */
  lastBackup(): Promise<number | null>;
  /** Counts one fault in an hour (since 1970). Beyond ERROR_KINDS kinds an hour nothing new is counted. */
  countError(hour: number, code: string, build: string): Promise<void>;
  /** Faults since the beginning of an hour, most frequent first. */
  errorsSince(hour: number): Promise<readonly ErrorCount[]>;
}
