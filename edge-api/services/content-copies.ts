import type { Ports } from "../ports.ts";
import { gunzip, gzip } from "./gzip.ts";
import { sha256 } from "./sha256.ts";
import { withTimeout } from "./with-timeout.ts";

/** Timeout of reading or writing a copy; the database is read instead. */
const TIMEOUT_MS = 1000;

/**
 * The gzipped text with this SHA-256: from the copy store, else from `source`, which is then copied. A copy is used
 * only if its content has the right hash, so a damaged one is replaced.
 *
 * @param name prefix of the hash in the key: a kind, or the name of a list
 * @param source reads the text from the database
 */
export async function readCopy(
  { copies, log }: Pick<Ports, "copies" | "log">,
  name: string,
  hash: string,
  source: () => Promise<string>,
): Promise<ArrayBuffer> {
  const key = `ref:${name}:${hash}`;
  try {
    const copy = await withTimeout(copies.get(key), TIMEOUT_MS);
    if (copy !== null && (await sha256(await gunzip(copy))) === hash) return copy;
    if (copy !== null) log.warn("copy_is_false", { key });
  } catch (error) {
    log.warn("copy_unreadable", { key, error: String(error) });
  }
  const gzipped = await gzip(await source());
  try {
    await withTimeout(copies.put(key, gzipped), TIMEOUT_MS);
  } catch (error) {
    log.warn("copy_not_left", { key, error: String(error) });
  }
  return gzipped;
}
