// @vitest-environment node
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { database } from "../../../app/data/indexed-db/database.ts";
import { pinnedStore } from "../../../app/data/indexed-db/pinned-store.ts";
import { indexedDbReference } from "../../../app/data/indexed-db/reference-store.ts";
import type { StoredTables } from "../../../app/data/reference-store.ts";

const tables = (version: string): StoredTables => ({
  version,
  etag: `"${version}"`,
  updateTimes: [{ kind: "impact", updateTime: 1 }],
  kinds: new Map([["impact", new TextEncoder().encode(`impacts of ${version}`).buffer]]),
});

/** Commits a loaded version like the loader. */
const commit = async (version: string) => {
  const before = await indexedDbReference.read();
  const held = before.ok ? before.value : null;
  return indexedDbReference.commitBase(tables(version), held?.base.version === version ? null : held);
};

const textOf = async (version: string, region: string): Promise<string | null> => {
  const rows = await pinnedStore.read({ version, region });
  if (!rows.ok) throw new Error(rows.problem.code);
  const bytes = rows.value?.get("impact");
  return bytes === undefined ? null : new TextDecoder().decode(bytes);
};

beforeEach(async () => {
  await (
    await database()
  ).put("comparisons", { comparison: { data_version: "v1", region_use: "Spain" }, changed: 1 }, "c1");
});

afterEach(async () => {
  vi.restoreAllMocks();
  const db = await database();
  for (const store of ["comparisons", "pinned_tables", "entities", "updateTimes"] as const) await db.clear(store);
});

test("a replaced version is kept for the documents pinned to it: base and regions, without a call", async () => {
  await commit("v1");
  await indexedDbReference.commitRegion("Europe", tables("v1"));
  expect(await textOf("v1", "base")).toBeNull();

  expect(await commit("v2")).toEqual({ ok: true, value: null });
  expect(await textOf("v1", "base")).toBe("impacts of v1");
  expect(await textOf("v1", "Europe")).toBe("impacts of v1");
  const held = await indexedDbReference.read();
  expect(held.ok && held.value?.base.version).toBe("v2");
});

test("region rows older than the base are not kept as the base's version", async () => {
  await commit("v0");
  await indexedDbReference.commitRegion("Europe", tables("v0"));
  await commit("v1");
  await commit("v2");
  expect(await textOf("v1", "base")).toBe("impacts of v1");
  expect(await textOf("v1", "Europe")).toBeNull();
  // no document is pinned to v0
  expect(await textOf("v0", "base")).toBeNull();
});

test("committing the same version again keeps nothing", async () => {
  await commit("v1");
  await commit("v1");
  expect(await (await database()).count("pinned_tables")).toBe(0);
});

test("without space the current version still works, and nothing fails", async () => {
  await commit("v1");
  const db = await database();
  vi.spyOn(db, "put").mockRejectedValue(new DOMException("full", "QuotaExceededError"));
  expect(await commit("v2")).toEqual({ ok: true, value: null });
  expect(await textOf("v1", "base")).toBeNull();
  const held = await indexedDbReference.read();
  expect(held.ok && held.value?.base.version).toBe("v2");
});
