import type { PasswordHasher } from "../ports/password-hasher.ts";

/** `scrypt` of node:crypto, which Workers and Deno have too. Declared here to import no platform's types. */
export type Scrypt = (
  password: string,
  salt: Uint8Array,
  length: number,
  options: { readonly N: number; readonly r: number; readonly p: number; readonly maxmem: number },
  done: (error: Error | null, key: Uint8Array) => void,
) => void;

/** Cost: N = 2^ln blocks of r, p times. N·r·p stays below 2^20, or Workers run out of memory. */
export interface ScryptCost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's parameters for 16 MiB of memory. */
export const SCRYPT_COST: ScryptCost = { ln: 14, r: 8, p: 5 };

/** Four times what SCRYPT_COST needs. */
const MAX_MEMORY = 64 * 1024 * 1024;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const PHC = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replaceAll("=", "");
const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Compares in constant time. */
function equal(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length;
  for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] ?? 0);
  return difference === 0;
}

/**
 * Hashes passwords to PHC strings. NFKC makes the same characters equal whichever keyboard typed them.
 *
 * @param today cost of new hashes; a hash of another cost needs a rehash
 * @param threads hashes computed at once, where scrypt runs in threads of its own
 */
export function scryptHasher(scrypt: Scrypt, today: ScryptCost = SCRYPT_COST, threads?: number): PasswordHasher {
  const derive = (password: string, salt: Uint8Array, { ln, r, p }: ScryptCost, length: number): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      const N = 2 ** ln;
      scrypt(password.normalize("NFKC"), salt, length, { N, r, p, maxmem: MAX_MEMORY }, (error, key) =>
        error === null ? resolve(key) : reject(error),
      );
    });
  return {
    threads,

    async hash(password) {
      const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
      const key = await derive(password, salt, today, KEY_BYTES);
      return `$scrypt$ln=${today.ln},r=${today.r},p=${today.p}$${base64(salt)}$${base64(key)}`;
    },

    async verify(password, phc) {
      const [, ln, r, p, salt = "", key = ""] = PHC.exec(phc) ?? [];
      const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
      const expected = bytesOf(key);
      if (expected.length === 0) return { matches: false, needsRehash: false };
      const matches = equal(await derive(password, bytesOf(salt), cost, expected.length), expected);
      const current = cost.ln === today.ln && cost.r === today.r && cost.p === today.p;
      return { matches, needsRehash: matches && !current };
    },
  };
}
