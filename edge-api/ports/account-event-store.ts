import type { AccountEvent } from "../contract/account-events.ts";
import type { AccountEventRow } from "../contract/reply-schemas.ts";
import type { Device } from "../contract/device.ts";

export interface NewAccountEvent extends Device {
  /** "" or the id of a deleted account: nothing is stored */
  readonly userId: string;
  readonly event: AccountEvent;
  /** milliseconds since 1970, UTC */
  readonly at: number;
  /** events of one slot share a row that counts them; null: a row of its own */
  readonly slot: string | null;
}

/** The history of each account. */
export interface AccountEventStore {
  /** Adds an event. Deletes the user's events up to `since`, and the oldest beyond `limit`. */
  add(event: NewAccountEvent, since: number, limit: number): Promise<void>;
  /** Events after `since`, newest first. */
  list(userId: string, since: number): Promise<readonly AccountEventRow[]>;
}
