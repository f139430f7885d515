import type { Ports } from "../ports.ts";
import { createReplyCache, type EncodedReply } from "./reply-cache.ts";
import { sha256 } from "./sha256.ts";
import { withTimeout } from "./with-timeout.ts";

/** Timeout of reading or writing a copy; the file is made instead. */
const TIMEOUT_MS = 1000;
/** What an isolate keeps: files of the open data are few and asked for rarely. */
const KEPT_BYTES = 8 * 1024 * 1024;
/** Bytes of a SHA-256 in hexadecimal digits. */
const HASH_BYTES = 64;

/**
 * A file that hangs on published versions alone, made once: from this isolate, else from the copies, else by `make`, and
 * then left for all isolates.
 *
 * @param what names the file and all that it is made of, such as hashes of rows
 * @param make gives the packed bytes; may refuse
 */
export type MadeFiles = (
  version: string,
  what: readonly (string | number | null)[],
  make: () => Promise<ArrayBuffer>,
) => Promise<EncodedReply>;

/** Copies begin with the hash of what follows, so that a damaged one is made again. */
export function madeFiles({ copies, log }: Pick<Ports, "copies" | "log">): MadeFiles {
  const kept = createReplyCache(KEPT_BYTES);
  const readCopy = async (key: string): Promise<{ readonly bytes: ArrayBuffer; readonly hash: string } | null> => {
    const copy = await withTimeout(copies.get(key), TIMEOUT_MS).catch((error: unknown) => {
      log.warn("copy_unreadable", { key, error: String(error) });
      return null;
    });
    if (copy === null) return null;
    const [hash, bytes] = [new TextDecoder().decode(copy.slice(0, HASH_BYTES)), copy.slice(HASH_BYTES)];
    if ((await sha256(bytes)) === hash) return { bytes, hash };
    log.warn("copy_is_false", { key });
    return null;
  };
  const makeCopy = async (key: string, make: () => Promise<ArrayBuffer>) => {
    const bytes = await make();
    const hash = await sha256(bytes);
    const copy = await new Blob([hash, bytes]).arrayBuffer();
    await withTimeout(copies.put(key, copy), TIMEOUT_MS).catch((error: unknown) =>
      log.warn("copy_not_left", { key, error: String(error) }),
    );
    return { bytes, hash };
  };
  return async (version, what, make) => {
    const key = `made:${await sha256(JSON.stringify(what))}`;
    const known = kept.get(key);
    if (known !== undefined) return { ...known, version };
    const { bytes, hash } = (await readCopy(key)) ?? (await makeCopy(key, make));
    const reply = { gzip: bytes, etag: `W/"D${hash.slice(0, 32)}"`, version };
    kept.set(key, reply);
    return reply;
  };
}
