import { RECOVERY_CODES } from "../../contract/limits.ts";
import type { RecoveryCodesReply } from "../../contract/reply-schemas.ts";
import type { Ports } from "../../ports.ts";
import { noteAccountEvent } from "../account-events.ts";
import type { SessionCaller } from "../caller.ts";
import type { Asker } from "../device-mark.ts";
import { sha256 } from "../sha256.ts";

/** Crockford's base 32: no letter looks like a digit. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 16 characters have 80 bits, too many to guess, so a fast hash is enough. */
const CODE_CHARACTERS = 16;
const GROUP = /.{4}(?=.)/g;

const newCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(CODE_CHARACTERS)), (byte) => ALPHABET[byte % ALPHABET.length])
    .join("")
    .replaceAll(GROUP, "$&-");

/** SHA-256 of a recovery code, hex. Ignores case and dashes; reads O as 0, I and L as 1. */
export const recoveryCodeHash = (userId: string, code: string): Promise<string> => {
  const letters = code
    .toUpperCase()
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1")
    .replaceAll(/[^0-9A-Z]/g, "");
  return sha256(`${userId} ${letters}`);
};

/** POST /api/makeRecoveryCodes: replaces all recovery codes of the user by new ones. */
export async function makeRecoveryCodes(
  ports: Ports,
  { device }: Pick<Asker, "device">,
  { userId }: SessionCaller,
): Promise<RecoveryCodesReply> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const hashes = await Promise.all(codes.map((code) => recoveryCodeHash(userId, code)));
  await ports.loginProofs.replaceRecoveryCodes(userId, hashes);
  await noteAccountEvent(ports, userId, "recovery_codes_made", device);
  return { codes };
}
