import { USER_PART_BYTES } from "../contract/limits.ts";
import { HOUR, ORPHAN_LIFE, SWEPT_ROWS } from "../contract/retention.ts";
import type { Ports } from "../ports.ts";
import type { KnownPart } from "../ports/part-directory.ts";
import type { PartKey } from "../ports/part-store.ts";
import { gunzip, gzip } from "./gzip.ts";
import { Refusal } from "./refusal.ts";
import { sha256 } from "./sha256.ts";

export type PartPorts = Pick<Ports, "partDirectory" | "parts">;

/** Time after which a put that met a sweep may be tried again (ms). */
const SWEEP_TIME = 2000;
/** Parts that a sweep takes at a time. */
const SWEPT_AT_ONCE = 500;
/** Owners are divided by the first hexadecimal digit of their id; each sweep looks for bytes without a row under one digit. */
const DIGITS = 16;

/** Calls the store. @throws Refusal unavailable, if it fails */
async function fromStore<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw cause instanceof Refusal ? cause : new Refusal("unavailable", { cause });
  }
}

/**
 * Stores a part, unless it is there: claims its row, stores the bytes, then confirms the row.
 *
 * @param content what the text holds
 * @returns its name
 * @throws Refusal quota_exceeded, unavailable
 */
export async function keepPart(
  ports: PartPorts & Pick<Ports, "now">,
  owner: string,
  text: string,
  content: Omit<KnownPart, "sha256">,
): Promise<KnownPart> {
  const known = { ...content, sha256: await sha256(text) };
  const key = { owner, sha256: known.sha256 };
  const bytes = await gzip(text);
  // twice the quota: a full account can still replace its parts
  const claimed = await ports.partDirectory.claim(
    { ...known, owner, bytes: bytes.byteLength },
    2 * USER_PART_BYTES,
    ports.now(),
  );
  if (claimed === "full") throw new Refusal("quota_exceeded");
  if (claimed === "busy") throw new Refusal("unavailable", { retryAfter: SWEEP_TIME });
  if (claimed === "put") {
    await fromStore(() => ports.parts.put(key, bytes));
    await ports.partDirectory.confirm(key);
  }
  return known;
}

/**
 * The text of a part, whose hash is checked. A damaged or missing one is reported to the directory, so that the next save
 * sends it again.
 *
 * @param what names the part in the refusal
 * @throws Refusal part_damaged, unavailable
 */
export async function partText(ports: PartPorts, key: PartKey, what: string): Promise<string> {
  const packed = await fromStore(() => ports.parts.get(key));
  // what is no gzip is damaged
  const bytes = packed && (await gunzip(packed).catch(() => null));
  if (bytes !== null && (await sha256(bytes)) === key.sha256) return new TextDecoder().decode(bytes);
  await ports.partDirectory.reportDamage(key);
  throw new Refusal("part_damaged", { fields: [{ field: what, text: packed === null ? "missing" : "damaged" }] });
}

/** Deletes the bytes of all parts of a deleted account; what fails is left to the sweep. */
export async function erasePartsOf({ parts, log }: Pick<Ports, "log" | "parts">, owner: string): Promise<void> {
  try {
    await parts.deleteAllOf(owner);
  } catch (error) {
    log.warn("parts_left", { error: error instanceof Error ? error.stack : String(error) });
  }
}

/**
 * Deletes the bytes and rows of parts that nothing has named for ORPHAN_LIFE, SWEPT_ROWS at most, then bytes without a row:
 * a bucket is listed by the thousand, so each hour one sixteenth of the owners has its turn. A sweep that ends in the middle
 * is finished by the next one.
 *
 * @returns the number of deleted parts
 */
export async function sweepParts(ports: PartPorts & Pick<Ports, "now">): Promise<number> {
  const before = ports.now() - ORPHAN_LIFE;
  let deleted = 0;
  const erase = async (keys: readonly PartKey[]): Promise<void> => {
    if (keys.length === 0) return;
    await fromStore(() => ports.parts.delete(keys));
    await ports.partDirectory.forget(keys);
    deleted += keys.length;
  };
  for (let left = SWEPT_ROWS; left > 0; left -= SWEPT_AT_ONCE) {
    const keys = await ports.partDirectory.takeOrphans(before, SWEPT_AT_ONCE);
    await erase(keys);
    if (keys.length < SWEPT_AT_ONCE) break;
  }
  const owners = (Math.floor(ports.now() / HOUR) % DIGITS).toString(DIGITS);
  for await (const keys of ports.parts.olderThan(before, owners)) {
    if (keys.length > 0) await erase(await ports.partDirectory.takeUnknown(keys));
  }
  return deleted;
}
