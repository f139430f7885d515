import { expect, test } from "vitest";
import { createReplyCache } from "../../../edge-api/services/reply-cache.ts";

const reply = (bytes: number) => ({ gzip: new ArrayBuffer(bytes), etag: `W/"${bytes}"`, version: "v1" });

test("the least recently used reply is evicted first", () => {
  const cache = createReplyCache(100);
  cache.set("a", reply(40));
  cache.set("b", reply(40));
  expect(cache.get("a")?.etag).toBe('W/"40"');
  cache.set("c", reply(40));
  expect(cache.get("b")).toBeUndefined();
  expect(cache.get("a")).toBeDefined();
  expect(cache.get("c")).toBeDefined();
});

test("a key set again counts once; a reply larger than the limit stays alone", () => {
  const cache = createReplyCache(100);
  for (let time = 0; time < 5; time++) cache.set("a", reply(40));
  cache.set("b", reply(40));
  expect(cache.get("a")).toBeDefined();
  cache.set("huge", reply(500));
  expect([cache.get("a"), cache.get("b")]).toEqual([undefined, undefined]);
  expect(cache.get("huge")).toBeDefined();
});
