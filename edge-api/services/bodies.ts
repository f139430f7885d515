import { BODY_GRACE, HOUR } from "../contract/retention.ts";
import type { Ports } from "../ports.ts";
import type { BodyKey } from "../ports/bodies.ts";
import { base64Url } from "./base64.ts";
import { gunzip } from "./gzip.ts";
import { Refusal } from "./refusal.ts";
import { sha256 } from "./sha256.ts";

export type BodyPorts = Pick<Ports, "bodies" | "log">;

/** Owners are divided by the first hexadecimal digit of their id; each sweep looks at one sixteenth of them. */
const DIGITS = 16;
const HASH_DIGITS = 64;
/** Times that a reader looks again whose body was replaced meanwhile. */
const ATTEMPTS = 3;

/** A document as stored: JSON text in a row, or a gzip body. */
export type StoredText = { readonly text: string } | { readonly gzip: ArrayBuffer };

/** Calls the store. @throws Refusal unavailable, if it fails */
async function fromStore<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw cause instanceof Refusal ? cause : new Refusal("unavailable", { cause });
  }
}

/** Stores a body under a new name, before a row names it. @returns the name, which begins with the SHA-256 of the bytes */
export async function putBody({ bodies }: Pick<Ports, "bodies">, owner: string, gzip: ArrayBuffer): Promise<string> {
  const name = `${await sha256(gzip)}-${base64Url(crypto.getRandomValues(new Uint8Array(12)))}`;
  await fromStore(() => bodies.put({ owner, name }, gzip));
  return name;
}

/** Deletes a body that no row names any more. What fails is left to the sweep. */
export async function dropBody({ bodies, log }: BodyPorts, owner: string, name: string | null): Promise<void> {
  if (name !== null) await unlessItFails(log, () => bodies.delete([{ owner, name }]));
}

/** Deletes all bodies of a deleted account. What fails is left to the sweep. */
export const dropBodiesOf = ({ bodies, log }: BodyPorts, owner: string): Promise<void> =>
  unlessItFails(log, () => bodies.deleteAllOf(owner));

async function unlessItFails(log: Ports["log"], erase: () => Promise<void>): Promise<void> {
  try {
    await erase();
  } catch (error) {
    log.warn("bodies_left", { error: error instanceof Error ? error.stack : String(error) });
  }
}

/**
 * Finds a row and reads the body that it names. A body that was replaced in between is looked up again.
 *
 * @param find reads the row; null: none
 * @param known the row, if it was read already
 * @returns null: no such row
 * @throws Refusal body_damaged, if the bytes are missing or not those that were written; unavailable
 */
export async function findWithBody<Row extends { readonly key: BodyKey | null }>(
  { bodies }: Pick<Ports, "bodies">,
  find: () => Promise<Row | null>,
  known?: Row,
): Promise<{ readonly row: Row; readonly gzip: ArrayBuffer | null } | null> {
  let missing = "";
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = attempt === 0 && known !== undefined ? known : await find();
    if (row === null) return null;
    const { key } = row;
    if (key === null) return { row, gzip: null };
    if (key.name === missing) break;
    const gzip = await fromStore(() => bodies.get(key));
    if (gzip !== null) {
      if ((await sha256(gzip)) === key.name.slice(0, HASH_DIGITS)) return { row, gzip };
      throw new Refusal("body_damaged");
    }
    missing = key.name;
  }
  throw new Refusal("body_damaged");
}

/** A stored document as JSON text, in pieces. */
export async function* textOf(stored: StoredText): AsyncGenerator<string, void> {
  if ("text" in stored) return yield stored.text;
  const decoder = new TextDecoder();
  const { body } = new Response(stored.gzip);
  const reader = body?.pipeThrough(new DecompressionStream("gzip")).getReader();
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      yield decoder.decode(value, { stream: !done });
      if (done) return;
    }
  } finally {
    await reader?.cancel();
  }
}

/** The bytes of a reply: compressed for clients that accept it. */
export const unpacked = async (stored: StoredText): Promise<string | ArrayBuffer> =>
  "text" in stored ? stored.text : gunzip(stored.gzip);

/**
 * Deletes bodies that no row names: of saves that a crash or a refusal ended, and of deleted accounts. A bucket is listed
 * by the thousand, so each hour one sixteenth of the owners has its turn.
 *
 * @returns the number of deleted bodies
 */
export async function sweepBodies({
  bodies,
  retention,
  now,
}: Pick<Ports, "bodies" | "now" | "retention">): Promise<number> {
  let deleted = 0;
  const owners = (Math.floor(now() / HOUR) % DIGITS).toString(DIGITS);
  for await (const keys of bodies.olderThan(now() - BODY_GRACE, owners)) {
    const unnamed = keys.length === 0 ? [] : await retention.unnamedBodies(keys);
    if (unnamed.length > 0) await fromStore(() => bodies.delete(unnamed));
    deleted += unnamed.length;
  }
  return deleted;
}
