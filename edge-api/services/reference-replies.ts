import type { ReferenceKind } from "../contract/reference-kinds.ts";
import type { KindUpdateReply, UpdateTime } from "../contract/reply-schemas.ts";
import type { Ports } from "../ports.ts";
import type { ListName } from "../ports/reference-store.ts";
import { gunzip, gzip } from "./gzip.ts";
import { sha256 } from "./sha256.ts";
import { withTimeout } from "./with-timeout.ts";
import { answerOfList, listText } from "./reference-texts.ts";
import { Refusal } from "./refusal.ts";
import type { EncodedReply, ReplyCache } from "./reply-cache.ts";

/** Timeout of reading or writing a copy; the database is read instead. */
const TIMEOUT_MS = 1000;

/**
 * The gzipped text with this SHA-256: from the copy store, else from `source`, which is then copied. A copy is used
 * only if its content has the right hash, so a damaged one is replaced.
 *
 * @param name prefix of the hash in the key: a kind, or the name of a list
 * @param source reads the text from the database
 */
async function readCopy(
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

type Reading = Pick<Ports, "reference" | "copies" | "log"> & { readonly replies: ReplyCache };

const textOf = async (gzipped: ArrayBuffer): Promise<string> => new TextDecoder().decode(await gunzip(gzipped));

/**
 * A reply about a list, written and gzipped once per isolate. The hash of the list covers its rows and update times, so
 * together with the address it is the validator of all replies below.
 */
async function cachedReply(
  { replies }: Reading,
  name: ListName,
  what: string,
  write: () => Promise<string>,
): Promise<EncodedReply> {
  const key = `${what}:${name.sha256}`;
  const known = replies.get(key);
  if (known !== undefined) return known;
  const reply = {
    gzip: await gzip(await write()),
    etag: `W/"${name.sha256.slice(0, 32)}"`,
    version: name.version,
  };
  replies.set(key, reply);
  return reply;
}

/** All rows of a list: GET /api/listData[/{region}]. */
export const listDataReply = (ports: Reading, name: ListName): Promise<EncodedReply> =>
  cachedReply(ports, name, "listData", async () => {
    const copy = await readCopy(ports, "listData", name.sha256, async () =>
      listText({ ...name, updateTimes: await ports.reference.listKinds(name) }, await ports.reference.listTexts(name)),
    );
    return answerOfList(await textOf(copy));
  });

/** The rows of one kind: GET /api/listKind/{kind}[/{region}]. */
export const listKindReply = (ports: Reading, name: ListName, kind: ReferenceKind): Promise<EncodedReply> =>
  cachedReply(ports, name, `listKind/${kind}`, async () => {
    const entry = (await ports.reference.listKinds(name)).find((candidate) => candidate.kind === kind);
    if (entry === undefined) return "[]";
    const copy = await readCopy(ports, kind, entry.sha256, async () => {
      const text = await ports.reference.findText(entry.sha256);
      if (text === null) throw new Refusal("unavailable");
      return text;
    });
    return `[${await textOf(copy)}]`;
  });

/** GET /api/listUpdateTimes[/{region}]. */
export const updateTimesReply = (ports: Reading, name: ListName): Promise<EncodedReply> =>
  cachedReply(ports, name, "listUpdateTimes", async () => {
    const kinds = await ports.reference.listKinds(name);
    const times: readonly UpdateTime[] = kinds.map(({ kind, updateTime }) => ({ kind, updateTime }));
    return JSON.stringify(times);
  });

/** GET /api/{kind}/update[/{region}]. */
export const kindUpdateReply = (ports: Reading, name: ListName, kind: ReferenceKind): Promise<EncodedReply> =>
  cachedReply(ports, name, `update/${kind}`, async () => {
    const entry = (await ports.reference.listKinds(name)).find((candidate) => candidate.kind === kind);
    const reply: KindUpdateReply = { version: name.version, kind, updateTime: entry?.updateTime ?? 0 };
    return JSON.stringify(reply);
  });
