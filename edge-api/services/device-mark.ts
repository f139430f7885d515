import type { Device } from "../contract/device.ts";
import type { Language } from "../contract/language.ts";
import { DEVICE_MARK_LIFE, DEVICE_MARKS } from "../contract/limits.ts";
import type { Ports } from "../ports.ts";
import { newSecret, tokenHash } from "./token.ts";

/** Who asks, as far as it is known before a password is. */
export interface Asker {
  readonly address: string;
  /** browser and system, as they say themselves */
  readonly device: Device;
  /** the language that it is shown in, or that the browser wishes for */
  readonly language: Language;
  /** what the browser keeps of an earlier login, of whichever account; null: nothing */
  readonly mark: string | null;
  /** Gives the browser a mark to keep. */
  readonly keepMark: (mark: string) => void;
}

/**
 * A browser that this account was logged in to with before, as a subject of rates. Its mark opens nothing: it only has
 * an allowance of its own, so that whoever guesses at the account from elsewhere uses up nothing of it.
 *
 * @param userId null: there is no such account, which takes as long
 * @returns null: not known
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

/** Remembers the browser of somebody who has just proved who they are. One mark serves all accounts of a browser. */
export async function markDevice(
  { deviceMarks, now }: Pick<Ports, "deviceMarks" | "now">,
  userId: string,
  { mark, keepMark }: Pick<Asker, "mark" | "keepMark">,
): Promise<void> {
  const kept = mark === null ? null : await tokenHash(mark);
  const { token, hash } = mark === null || kept === null ? await newSecret() : { token: mark, hash: kept };
  const time = now();
  await deviceMarks.keep(userId, hash, time, time - DEVICE_MARK_LIFE, DEVICE_MARKS);
  keepMark(token);
}
