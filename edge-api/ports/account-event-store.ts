import type { AccountEvent, AccountEventRow } from "../contract/account-events.ts";
import type { Device } from "../contract/device.ts";

export interface NewAccountEvent extends Device {
  /** of nobody, or of an account that is gone by now: nothing is kept */
  readonly userId: string;
  readonly event: AccountEvent;
  /** milliseconds since 1970, UTC */
  readonly at: number;
  /** events of one slot are one row that counts them; null: a row of its own */
  readonly slot: string | null;
}

/** What happened to each account. */
export interface AccountEventStore {
  /** Adds one. The user's events not after `since` go, and the oldest beyond `limit`. */
  add(event: NewAccountEvent, since: number, limit: number): Promise<void>;
  /** Newest first, those after `since`. */
  list(userId: string, since: number): Promise<readonly AccountEventRow[]>;
}
