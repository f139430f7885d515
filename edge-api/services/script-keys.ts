import type { CreateKeyRequest, KeyRow } from "../contract/keys.ts";
import { COUNTED_KEY_DAYS, KEYS } from "../contract/limits.ts";
import { DAY } from "../contract/retention.ts";
import type { Ports } from "../ports.ts";
import { noteAccountEvent } from "./account-events.ts";
import type { SessionCaller } from "./caller.ts";
import type { Asker } from "./device-mark.ts";
import { notifyOwner } from "./mails/mail-in.ts";
import { countOne } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";
import { newSecret, tokenHash } from "./token.ts";
import { isWaiting } from "./verify-email.ts";

/** Begins every key, so that people and scanners of secrets know one when they see it. */
const PREFIX = "tare_";

export type KeyCaller = {
  readonly credential: "read key" | "key";
  readonly userId: string;
  readonly keyId: string;
};

type KeyPorts = Pick<Ports, "keys" | "now" | "rates">;

/** @returns the caller of a key; null: the token is no key; @throws Refusal unauthenticated, for one that is unknown or expired */
export async function keyCaller({ keys, now }: KeyPorts, token: string): Promise<KeyCaller | null> {
  if (!token.startsWith(PREFIX)) return null;
  const hash = await tokenHash(token.slice(PREFIX.length));
  const found = hash === null ? null : await keys.find(hash, now());
  if (found === null) throw new Refusal("unauthenticated");
  const { id, scope, userId } = found;
  return { credential: scope === "read" ? "read key" : "key", userId, keyId: id };
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Counts a permitted call with a key. @throws Refusal too_many_requests */
export async function countKeyCall(ports: KeyPorts, { keyId, userId }: KeyCaller): Promise<void> {
  await countOne(ports, "key", userId);
  const time = ports.now();
  await ports.keys.used(keyId, time, dayOf(time), dayOf(time - COUNTED_KEY_DAYS * DAY));
}

/** GET /api/listKey */
export const keysOf = ({ keys }: Pick<Ports, "keys">, userId: string): Promise<readonly KeyRow[]> => keys.list(userId);

/**
 * POST /api/createKey. The key is not stored: the reply is the only place where it is. Mails a notice to the owner.
 *
 * @throws Refusal too_many_requests, email_unverified, quota_exceeded
 */
export async function createKey(
  ports: Ports,
  { device }: Pick<Asker, "device">,
  { userId }: SessionCaller,
  { name, scope, days }: CreateKeyRequest,
): Promise<{ readonly id: string; readonly key: string }> {
  await countOne(ports, "newKey", userId);
  // a key for another person's address would stay valid after that person confirms it
  if (await isWaiting(ports, userId)) throw new Refusal("email_unverified");
  const { token, hash } = await newSecret();
  const id = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const created = ports.now();
  const key = { id, userId, name, scope, hash, created, expires: created + days * DAY };
  if (!(await ports.keys.create(key, KEYS))) throw new Refusal("quota_exceeded");
  await noteAccountEvent(ports, userId, "key_created", device);
  await notifyOwner(ports, userId, device, (words, notice) => words.keyCreated(notice, name));
  return { id, key: PREFIX + token };
}

/** POST /api/removeKey. @throws Refusal unknown_item */
export async function removeKey(
  ports: Ports,
  { device }: Pick<Asker, "device">,
  { userId }: SessionCaller,
  id: string,
): Promise<void> {
  if (!(await ports.keys.remove(userId, id))) throw new Refusal("unknown_item");
  await noteAccountEvent(ports, userId, "key_removed", device);
}
