import type { SessionRow } from "../contract/reply-schemas.ts";
import type { Device } from "../contract/device.ts";
import type { Ports } from "../ports.ts";
import { noteAccountEvent } from "./account-events.ts";
import { isAlive, type SessionCaller } from "./caller.ts";
import { Refusal } from "./refusal.ts";

/** GET /api/listSession: the caller's unexpired sessions, last used first. */
export async function sessionsOf(
  { sessions, now }: Pick<Ports, "sessions" | "now">,
  { credential, userId, tokenHash }: SessionCaller,
): Promise<SessionRow[]> {
  const time = now();
  const stored = await sessions.listOf(userId, tokenHash);
  return stored.filter(({ created, last_used }) =>
    isAlive({ created, lastUsed: last_used, isAdmin: credential === "admin" }, time),
  );
}

/** GET /api/deleteSession/{id}: ends one session of the caller. @throws Refusal unknown_item */
export async function endSession(ports: Ports, { userId }: SessionCaller, id: string, device: Device): Promise<void> {
  if (!(await ports.sessions.endOne(userId, id))) throw new Refusal("unknown_item");
  await noteAccountEvent(ports, userId, "session_ended", device);
}

/** POST /api/endOtherSessions: ends all sessions of the caller but the current one. @returns how many ended */
export async function endOtherSessions(
  ports: Ports,
  { userId, tokenHash }: SessionCaller,
  device: Device,
): Promise<number> {
  const ended = await ports.sessions.endOthers(userId, tokenHash);
  if (ended > 0) await noteAccountEvent(ports, userId, "other_sessions_ended", device);
  return ended;
}
