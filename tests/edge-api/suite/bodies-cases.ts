import { expect } from "vitest";
import type { Bodies, BodyKey } from "../../../edge-api/ports/bodies.ts";

export const bytesOf = (...values: number[]): ArrayBuffer => Uint8Array.from(values).buffer;
export const listed = (keys: readonly BodyKey[]): string[] =>
  keys.map(({ owner, name }) => `${owner}/${name}`).toSorted();
export async function older(store: Bodies, before: number, owners = ""): Promise<BodyKey[]> {
  const keys: BodyKey[] = [];
  for await (const page of store.olderThan(before, owners)) keys.push(...page);
  return keys;
}

/** Puts, reads, lists by age and deletes. @param owners two that the store knows */
export async function bodiesCase(store: Bodies, owners: readonly [string, string]): Promise<void> {
  const [anna, ben] = owners;
  const [one, two] = ["1".repeat(64), "2".repeat(64)];
  expect(await store.get({ owner: anna, name: one })).toBe(null);
  expect(await older(store, Date.now() + 60_000)).toEqual([]);
  const large = new Uint8Array(1_900_000).map((_, at) => (at * 7919) >> 3);
  await store.put({ owner: anna, name: one }, large.buffer);
  await store.put({ owner: anna, name: two }, bytesOf(0, 255, 128));
  await store.put({ owner: ben, name: one }, bytesOf(3));
  await store.put({ owner: ben, name: two }, bytesOf(2));
  expect(Buffer.from((await store.get({ owner: anna, name: one })) ?? bytesOf()).equals(large)).toBe(true);
  expect(await store.get({ owner: anna, name: two })).toEqual(bytesOf(0, 255, 128));
  expect(await store.get({ owner: ben, name: two })).toEqual(bytesOf(2));
  expect(await older(store, Date.now() - 60_000)).toEqual([]);
  const all = [`${anna}/${one}`, `${anna}/${two}`, `${ben}/${one}`, `${ben}/${two}`].toSorted();
  expect(listed(await older(store, Date.now() + 60_000))).toEqual(all);
  await store.delete([{ owner: anna, name: two }]);
  await store.delete([
    { owner: anna, name: two },
    { owner: anna, name: "3".repeat(64) },
  ]);
  expect(await store.get({ owner: anna, name: two })).toBe(null);
  expect(listed(await older(store, Date.now() + 60_000))).toEqual(all.filter((name) => name !== `${anna}/${two}`));
  expect(listed(await older(store, Date.now() + 60_000, ben))).toEqual([`${ben}/${one}`, `${ben}/${two}`]);
  await store.deleteAllOf(ben);
  await store.deleteAllOf(ben);
  expect(listed(await older(store, Date.now() + 60_000))).toEqual([`${anna}/${one}`]);
  await store.deleteAllOf(anna);
}

/** Deletes more objects of an owner than one call of a bucket takes. */
export async function bucketOfThousandsCase(store: Bodies): Promise<void> {
  const put = (at: number) => store.put({ owner: "many", name: String(at) }, bytesOf(1));
  await Promise.all(Array.from({ length: 1005 }, (_, at) => put(at)));
  await store.put({ owner: "many2", name: "1" }, bytesOf(1));
  await store.deleteAllOf("many");
  expect(listed(await older(store, Date.now() + 60_000, "many"))).toEqual(["many2/1"]);
}
