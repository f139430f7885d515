import { RECOVERY_CODES } from "../../contract/limits.ts";
import type { RecoveryCodesReply } from "../../contract/passkeys.ts";
import type { Ports } from "../../ports.ts";
import { noteAccountEvent } from "../account-events.ts";
import type { SessionCaller } from "../caller.ts";
import type { Asker } from "../device-mark.ts";
import { sha256 } from "../sha256.ts";

/** Crockford's base 32: no letter looks like a digit. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 80 bits: nobody guesses one, so that a fast hash is enough. */
const CODE_LETTERS = 16;
const GROUP = /.{4}(?=.)/g;

const newCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(CODE_LETTERS)), (byte) => LETTERS[byte % LETTERS.length])
    .join("")
    .replaceAll(GROUP, "$&-");

/** What is stored of a code. However it was typed: small letters, without dashes, O for 0. */
export const recoveryCodeHash = (userId: string, code: string): Promise<string> => {
  const letters = code
    .toUpperCase()
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1")
    .replaceAll(/[^0-9A-Z]/g, "");
  return sha256(`${userId} ${letters}`);
};

/** POST /api/makeRecoveryCodes: ten new ones; those that were left are good no more. */
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
