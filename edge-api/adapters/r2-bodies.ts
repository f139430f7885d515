import type { R2Bucket } from "@cloudflare/workers-types";
import type { BodyKey, Bodies } from "../ports/bodies.ts";

/** The part of an R2 bucket that is used. */
type Bucket = Pick<R2Bucket, "put" | "get" | "delete" | "list">;

const FOLDER = "bodies/";
/** Pages of 1,000 objects that one call deletes. */
const PAGES = 20;
const objectOf = ({ owner, name }: BodyKey): string => `${FOLDER}${owner}/${name}`;

function keyOf(object: string): BodyKey | null {
  const [owner = "", name, ...more] = object.slice(FOLDER.length).split("/");
  return name === undefined || more.length > 0 ? null : { owner, name };
}

/** Bodies as objects of a bucket: `bodies/{owner}/{name}`. R2 stores an object whole or not at all. */
export const r2Bodies = (bucket: Bucket): Bodies => ({
  put: async (key, bytes) => void (await bucket.put(objectOf(key), bytes)),
  get: async (key) => (await (await bucket.get(objectOf(key)))?.arrayBuffer()) ?? null,
  delete: (keys) => bucket.delete(keys.map(objectOf)),
  async deleteAllOf(owner) {
    for (let page = 0; page < PAGES; page++) {
      const { objects, truncated } = await bucket.list({ prefix: objectOf({ owner, name: "" }) });
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
