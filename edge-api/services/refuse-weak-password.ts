import type { Profile } from "../contract/account.ts";
import { ERRORS } from "../contract/errors.ts";
import type { ErrorCode } from "../contract/errors.ts";
import { PASSWORD_LENGTH } from "../contract/limits.ts";
import { Refusal } from "./refusal.ts";

/** What whoever knows the owner tries first. */
export type OwnWords = Pick<Profile, "name" | "last_name" | "company"> & { readonly email: string };

/** Shorter words lie in too many others. */
const SHORTEST_WORD = 3;

/** As the hash has it (NFKC), in one case. */
const plain = (text: string): string => text.normalize("NFKC").toLowerCase();

function wordsOf({ email, name, last_name, company }: OwnWords): string[] {
  const [local = "", domain = ""] = email.split("@");
  // the last label ("com") says nothing about anybody
  const texts = [local, ...domain.split(".").slice(0, -1), name, last_name, company];
  const words = texts.flatMap((text) => plain(text).split(/[^\p{L}\p{N}]+/u));
  // the longest first, so that no part of one is left over
  return ["tare", plain(email), ...words]
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((one, other) => other.length - one.length);
}

async function faultOf(password: string, own: OwnWords): Promise<ErrorCode | null> {
  const text = plain(password).trim();
  if (text === "") return "password_blank";
  // 30 kB that only those who choose a password need
  const { COMMON_PASSWORDS } = await import("./common-passwords.ts");
  if (COMMON_PASSWORDS.has(text)) return "password_common";
  // what is left without the own words has to be long enough by itself
  const rest = wordsOf(own).reduce((left, word) => left.replaceAll(word, ""), text);
  return rest !== text && Array.from(rest).length < PASSWORD_LENGTH.min ? "password_own" : null;
}

/**
 * Asked where a password is chosen, not where one is typed that was chosen before.
 *
 * @throws Refusal password_blank, password_common, password_own
 */
export async function refuseWeakPassword(password: string, own: OwnWords): Promise<void> {
  const fault = await faultOf(password, own);
  if (fault !== null) throw new Refusal(fault, { fields: [{ field: "password", text: ERRORS[fault].text }] });
}
