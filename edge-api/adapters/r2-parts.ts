import type { R2Bucket } from "@cloudflare/workers-types";
import type { PartKey, PartStore } from "../ports/part-store.ts";

/** The part of an R2 bucket that is used. */
type Bucket = Pick<R2Bucket, "put" | "get" | "delete" | "list">;

const FOLDER = "parts/";
/** Pages of 1,000 objects that one call deletes. */
const PAGES = 20;
const nameOf = ({ owner, sha256 }: PartKey): string => `${FOLDER}${owner}/${sha256}`;

function keyOf(name: string): PartKey | null {
  const [owner = "", sha256, ...more] = name.slice(FOLDER.length).split("/");
  return sha256 === undefined || more.length > 0 ? null : { owner, sha256 };
}

/** Parts as objects of a bucket: `parts/{owner}/{sha256}`. R2 stores an object whole or not at all. */
export const r2Parts = (bucket: Bucket): PartStore => ({
  put: async (key, bytes) => void (await bucket.put(nameOf(key), bytes)),
  get: async (key) => (await (await bucket.get(nameOf(key)))?.arrayBuffer()) ?? null,
  delete: (keys) => bucket.delete(keys.map(nameOf)),
  async deleteAllOf(owner) {
    for (let page = 0; page < PAGES; page++) {
      const { objects, truncated } = await bucket.list({ prefix: nameOf({ owner, sha256: "" }) });
      if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
      if (!truncated) return;
    }
  },
  async *olderThan(before, owners) {
    let cursor: string | undefined;
    do {
      const page = await bucket.list({ prefix: FOLDER + owners, ...(cursor !== undefined && { cursor }) });
      const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < before);
      yield old.flatMap(({ key }) => keyOf(key) ?? []);
      cursor = page.truncated ? page.cursor : undefined;
    } while (cursor !== undefined);
  },
});
