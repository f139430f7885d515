import type { Device } from "../contract/device.ts";
import type { Language } from "../contract/language.ts";
import { DEVICE_MARKS } from "../contract/limits.ts";
import { DEVICE_MARK_LIFE } from "../contract/retention.ts";
import type { Ports } from "../ports.ts";
import { newSecret, tokenHash } from "./token.ts";

/** The client of a request, before anybody is logged in. */
export interface Asker {
  readonly address: string;
  /** browser and system, as the headers name them */
  readonly device: Device;
  /** language of the page, or the browser's preferred one */
  readonly language: Language;
  /** token from an earlier login to any account; null: none */
  readonly mark: string | null;
  /** Sets the mark's cookie. */
  readonly keepMark: (mark: string) => void;
}

/**
 * Recognizes a browser that has logged in to this account before. A mark gives no access: it only has rate limits of
 * its own, which guesses from other devices do not use up.
 *
 * @param userId null: no such account; takes the same time
 * @returns the subject for rate limits; null: unknown browser
 */
export async function knownDevice(
  { deviceMarks, now }: Pick<Ports, "deviceMarks" | "now">,
  userId: string | null,
  { mark }: Pick<Asker, "mark">,
): Promise<string | null> {
  const hash = mark === null ? null : await tokenHash(mark);
  if (hash === null) return null;
  const isKnown = await deviceMarks.isKnown(userId ?? "", hash, now() - DEVICE_MARK_LIFE);
  return isKnown ? `${userId} ${hash}` : null;
}

/** Gives the browser a mark, or renews the cookie of the one it has. @returns the hash of the mark */
export async function keptMark({ mark, keepMark }: Pick<Asker, "mark" | "keepMark">): Promise<string> {
  const knownHash = mark === null ? null : await tokenHash(mark);
  const { token, hash } = mark === null || knownHash === null ? await newSecret() : { token: mark, hash: knownHash };
  keepMark(token);
  return hash;
}

/** Remembers the browser after a successful login. A browser has one mark for all accounts. */
export async function markDevice(
  { deviceMarks, now }: Pick<Ports, "deviceMarks" | "now">,
  userId: string,
  asker: Pick<Asker, "mark" | "keepMark">,
): Promise<void> {
  const time = now();
  await deviceMarks.keep(userId, await keptMark(asker), time, time - DEVICE_MARK_LIFE, DEVICE_MARKS);
}
