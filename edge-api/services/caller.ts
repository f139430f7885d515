import type { Credential } from "../contract/access.ts";
import { UNKNOWN_DEVICE, type Device } from "../contract/device.ts";
import { SESSION_TOUCH } from "../contract/limits.ts";
import { SESSION_LIFE } from "../contract/retention.ts";
import type { Ports } from "../ports.ts";
import type { Account } from "../ports/account-store.ts";
import type { StoredSession } from "../ports/session-store.ts";
import { Refusal } from "./refusal.ts";
import { keyCaller, type KeyCaller } from "./script-keys.ts";
import { newSecret, tokenHash } from "./token.ts";

/** The caller of a request, as stored at this moment. */
export type Caller =
  | { readonly credential: "none" }
  | {
      readonly credential: "user" | "admin";
      readonly userId: string;
      readonly email: string;
      readonly tokenHash: string;
      /** last time that the password or a passkey was given within the session; null: unknown */
      readonly proved: number | null;
    }
  | { readonly credential: "reset"; readonly userId: string; readonly tokenHash: string }
  | KeyCaller;

export type SessionCaller = Extract<Caller, { readonly email: string }>;

/** Whether a session has not expired yet. */
export const isAlive = (session: Pick<StoredSession, "created" | "isAdmin" | "lastUsed">, now: number): boolean => {
  const { idle, absolute } = SESSION_LIFE[session.isAdmin ? "admin" : "user"];
  return now - session.lastUsed < idle && now - session.created < absolute;
};

/**
 * Finds the caller of an Authorization header. Reset tokens are looked up only for calls that accept them.
 *
 * @throws Refusal unauthenticated, if the header names no valid token for this call
 */
export async function callerOf(
  ports: Pick<Ports, "keys" | "mailedLinks" | "now" | "rates" | "sessions">,
  authorization: string | undefined,
  allowed: readonly Credential[],
): Promise<Caller> {
  if (authorization === undefined) return { credential: "none" };
  const { mailedLinks, sessions, now } = ports;
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? "";
  const byKey = await keyCaller(ports, token);
  if (byKey !== null) return byKey;
  const hash = await tokenHash(token);
  if (hash === null) throw new Refusal("unauthenticated");
  const session = await sessions.find(hash);
  const time = now();
  if (session !== null && isAlive(session, time)) {
    if (time - session.lastUsed >= SESSION_TOUCH) await sessions.touch(hash, time);
    const { userId, email, isAdmin, proved } = session;
    return { credential: isAdmin ? "admin" : "user", userId, email, tokenHash: hash, proved };
  }
  const owner = allowed.includes("reset") ? await mailedLinks.find("set_password", hash, time) : null;
  if (owner === null) throw new Refusal("unauthenticated");
  return { credential: "reset", userId: owner, tokenHash: hash };
}

/** Deletes the expired sessions of a user. */
export async function sweepSessions({ sessions, now }: Pick<Ports, "sessions" | "now">, userId: string): Promise<void> {
  const time = now();
  await sessions.sweep(userId, time - SESSION_LIFE.user.absolute, time - SESSION_LIFE.user.idle);
}

interface SessionDetails {
  /** shown in the list of sessions */
  readonly device?: Device;
  /** password hash to store in place of the checked one */
  readonly renewedHash?: string;
  /** whether the login is a proof by password or passkey; default true */
  readonly isProved?: boolean;
}

/**
 * Starts a session after the password was checked against `passwordHash`.
 *
 * @returns the token, which is not stored; null: meanwhile the password changed, a passkey became required or the
 *   account was deleted
 */
export async function startSession(
  { sessions, now }: Pick<Ports, "sessions" | "now">,
  { userId, passwordHash }: Pick<Account, "userId" | "passwordHash">,
  { device = UNKNOWN_DEVICE, renewedHash = passwordHash, isProved = true }: SessionDetails = {},
): Promise<string | null> {
  const { token, hash } = await newSecret();
  const time = now();
  await sweepSessions({ sessions, now }, userId);
  const checked = { checkedHash: passwordHash, passwordHash: renewedHash };
  const session = { tokenHash: hash, userId, device, ...checked, now: time, proved: isProved ? time : null };
  return (await sessions.create(session)) ? token : null;
}
