import { base64Url } from "./base64.ts";
import { sha256 } from "./sha256.ts";

const TOKEN_BYTES = 32;
/** 32 bytes as base64url without padding. */
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** A random secret of 256 bits, safe in addresses and headers. */
export const newToken = (): string => base64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));

/** The SHA-256 to store for a token; null: no well-formed token. */
export const tokenHash = async (token: string): Promise<string | null> =>
  TOKEN_PATTERN.test(token) ? sha256(token) : null;

/** A new token and the hash to store for it. */
export async function newSecret(): Promise<{ readonly token: string; readonly hash: string }> {
  const token = newToken();
  return { token, hash: await sha256(token) };
}
