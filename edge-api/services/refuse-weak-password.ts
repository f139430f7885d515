import type { Profile } from "../contract/account.ts";
import { ERRORS, type ErrorCode } from "../contract/errors.ts";
import { PASSWORD_LENGTH } from "../contract/limits.ts";
import { Refusal } from "./refusal.ts";

/** Words about the owner that others can guess. */
export type OwnWords = Pick<Profile, "name" | "last_name" | "company"> & { readonly email: string };

/** Shorter words occur in too many other words. */
const SHORTEST_WORD = 3;

/** Normalized as for hashing (NFKC), in lower case. */
const plain = (text: string): string => text.normalize("NFKC").toLowerCase();

function wordsOf({ email, name, last_name, company }: OwnWords): string[] {
  const [local = "", domain = ""] = email.split("@");
  // the top-level domain is not personal
  const texts = [local, ...domain.split(".").slice(0, -1), name, last_name, company];
  const words = texts.flatMap((text) => plain(text).split(/[^\p{L}\p{N}]+/u));
  // longest first, so that no part of a word remains
  return ["tare", plain(email), ...words]
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((one, other) => other.length - one.length);
}

async function faultOf(password: string, own: OwnWords): Promise<ErrorCode | null> {
  const text = plain(password).trim();
  if (text === "") return "password_blank";
  // loaded on demand: 30 kB, needed only when a password is chosen
  const { COMMON_PASSWORDS } = await import("./common-passwords.ts");
  if (COMMON_PASSWORDS.has(text)) return "password_common";
  // without the owner's words, the rest must still be long enough
  const rest = wordsOf(own).reduce((left, word) => left.replaceAll(word, ""), text);
  return rest !== text && Array.from(rest).length < PASSWORD_LENGTH.min ? "password_own" : null;
}

/**
 * Checks a newly chosen password; existing passwords are not checked at login.
 *
 * @throws Refusal password_blank, password_common, password_own
 */
export async function refuseWeakPassword(password: string, own: OwnWords): Promise<void> {
  const fault = await faultOf(password, own);
  if (fault !== null) throw new Refusal(fault, { fields: [{ field: "password", text: ERRORS[fault].text }] });
}
