import { COUNTED_EVENTS, type AccountEvent } from "../contract/account-events.ts";
import type { AccountEventRow } from "../contract/reply-schemas.ts";
import { UNKNOWN_DEVICE, type Device } from "../contract/device.ts";
import { ACCOUNT_EVENTS_KEPT } from "../contract/limits.ts";
import { ACCOUNT_EVENT_LIFE, DAY } from "../contract/retention.ts";
import type { Ports } from "../ports.ts";

type EventPorts = Pick<Ports, "accountEvents" | "log" | "now">;

/**
 * Adds an event to the account's history. Never rejects: a missing event must not undo what happened.
 *
 * @param userId "": no account; nothing is stored, in the same time
 */
export async function noteAccountEvent(
  { accountEvents, log, now }: EventPorts,
  userId: string,
  event: AccountEvent,
  { browser, system }: Device = UNKNOWN_DEVICE,
): Promise<void> {
  const at = now();
  const slot = COUNTED_EVENTS.includes(event) ? `${event} ${Math.floor(at / DAY)}` : null;
  try {
    const line = { userId, event, browser, system, at, slot };
    await accountEvents.add(line, at - ACCOUNT_EVENT_LIFE, ACCOUNT_EVENTS_KEPT);
  } catch (error) {
    log.warn("account_event_not_noted", { event, error: String(error) });
  }
}

/** GET /api/listAccountEvent: the events of the last 400 days, newest first. */
export const accountEventsOf = (
  { accountEvents, now }: Pick<Ports, "accountEvents" | "now">,
  userId: string,
): Promise<readonly AccountEventRow[]> => accountEvents.list(userId, now() - ACCOUNT_EVENT_LIFE);
