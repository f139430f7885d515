import type { Ports } from "../ports.ts";
import { gunzip, gzip } from "./gzip.ts";
import { sha256 } from "./sha256.ts";

/** A copy that does not come within this time is read from the database instead. */
const PATIENCE_MS = 1000;

/** The value, or null after PATIENCE_MS; the timer never outlives the wait. */
async function withPatience<T>(wait: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  try {
    return await Promise.race([wait, patience]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * gzip of the text that has this SHA-256: the copy if there is a true one, else the source, of which a copy is then
 * left. A copy is believed only if its content has the hash of its address, so a broken one heals itself.
 *
 * @param name what stands before the hash in the key: a kind, or the name of a list
 */
export async function readCopy(
  { copies, log }: Pick<Ports, "copies" | "log">,
  name: string,
  hash: string,
  source: () => Promise<string>,
): Promise<ArrayBuffer> {
  const key = `ref:${name}:${hash}`;
  try {
    const copy = await withPatience(copies.get(key));
    if (copy !== null && (await sha256(await gunzip(copy))) === hash) return copy;
    if (copy !== null) log.warn("copy_is_false", { key });
  } catch (error) {
    log.warn("copy_unreadable", { key, error: String(error) });
  }
  const packed = await gzip(await source());
  try {
    await withPatience(copies.put(key, packed));
  } catch (error) {
    log.warn("copy_not_left", { key, error: String(error) });
  }
  return packed;
}
