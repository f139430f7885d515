import type { Device } from "./device.ts";

/** What an account's own history tells of: a closed list, so that an event without words does not compile. */
export const ACCOUNT_EVENTS = [
  "registered",
  "login",
  "login_failed",
  "logout",
  "session_ended",
  "other_sessions_ended",
  "reset_mailed",
  "password_reset",
  "password_changed",
  "password_failed",
  "email_verified",
  "data_exported",
  "passkey_added",
  "passkey_removed",
  "recovery_codes_made",
  "recovery_code_used",
] as const;
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number];

/** What others can cause as often as they like: counted by day, so that it never crowds out the rest of the history. */
export const COUNTED_EVENTS: readonly AccountEvent[] = ["login_failed", "password_failed", "reset_mailed"];

/** One row of GET /api/listAccountEvent. */
export interface AccountEventRow extends Device {
  /** milliseconds since 1970, UTC; of the last one, where several of a day are counted */
  readonly at: number;
  readonly event: AccountEvent;
  readonly count: number;
}
