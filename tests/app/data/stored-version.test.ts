import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { prepareStorage, storageAge } from "../../../app/data/stored-version.ts";
import { upgradeStorage } from "../../../app/data/upgrade-storage.ts";
import { memoryBackups, memoryFlags } from "./memory-stores.ts";

const ports = (local: Record<string, string>, session: Record<string, string> = {}) => ({
  flags: memoryFlags(local, session),
  backups: memoryBackups(),
  now: () => Date.UTC(2026, 10, 20),
});

describe("the state of local storage", () => {
  test.each([
    ["nothing", {}, { kind: "fresh" }],
    ["a neighbour's key", { theirs: "1" }, { kind: "fresh" }],
    ["our keys without a version", { comparisons: "[]" }, { kind: "old", version: 0 }],
    ["version 9", { tare_version: "9" }, { kind: "old", version: 9 }],
    ["version 10", { tare_version: "10" }, { kind: "old", version: 10 }],
    ["version 11", { tare_version: "11" }, { kind: "current" }],
    ["a version of the future", { tare_version: "99" }, { kind: "current" }],
    ["a negative version", { tare_version: "-1" }, { kind: "old", version: 0 }],
    ["no number", { tare_version: "<b>" }, { kind: "old", version: 0 }],
    ["an empty version", { tare_version: "" }, { kind: "old", version: 0 }],
  ])("%s", (_name, local, age) => {
    expect(storageAge(memoryFlags(local))).toEqual(age);
  });

  test("a first visit gets the current version, and nothing is lost", async () => {
    const flags = memoryFlags({ theirs: "1" });
    await prepareStorage(flags);
    expect(flags.local.entries()).toEqual([
      ["theirs", "1"],
      ["tare_version", "11"],
    ]);
  });

  test("refused storage does not stop the start", async () => {
    const blocked = {
      read: () => null,
      write: () => false,
      remove: () => undefined,
      clear: () => undefined,
      entries: () => [],
    };
    await expect(prepareStorage({ local: blocked, session: blocked })).resolves.toBeUndefined();
  });
});

describe("below 10 (specification section 4)", () => {
  test("before: version 9 with work; after: cleared, 11, everything but the token in the backup", async () => {
    const given = ports({ tare_version: "9", comparisons: '[{"x":1}]', accessToken: "secret" }, { draft: "half" });
    await upgradeStorage(9, given);
    expect(given.flags.local.entries()).toEqual([["tare_version", "11"]]);
    expect(given.flags.session.entries()).toEqual([]);
    expect(given.backups.texts.map((text) => JSON.parse(text))).toEqual([
      {
        kept: "2026-11-20T00:00:00.000Z",
        localStorage: [
          ["tare_version", "9"],
          ["comparisons", '[{"x":1}]'],
        ],
        sessionStorage: [["draft", "half"]],
      },
    ]);
  });

  test("without space for the backup nothing is cleared, and the next start tries again", async () => {
    const given = ports({ tare_version: "9", comparisons: "[]" });
    given.backups.failing = true;
    await upgradeStorage(9, given);
    expect(given.flags.local.read("comparisons")).toBe("[]");
    expect(given.flags.local.read("tare_version")).toBe("9");
  });

  test("the backup holds any text, and pollutes no prototype", async () => {
    const keys = fc.oneof(fc.constantFrom("__proto__", "constructor", "comparisons"), fc.string());
    await fc.assert(
      fc.asyncProperty(fc.dictionary(keys, fc.string(), { noNullPrototype: true }), async (local) => {
        const given = ports(local);
        const before = given.flags.local.entries().filter(([key]) => key !== "accessToken");
        await upgradeStorage(3, given);
        expect(JSON.parse(given.backups.texts[0] ?? "").localStorage).toEqual(before);
        expect(given.flags.local.entries()).toEqual([["tare_version", "11"]]);
      }),
    );
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});

test("version 10 becomes version 11, and what is there stays", async () => {
  const given = ports({ tare_version: "10", isGuest: "true" }, { draft: "half" });
  await upgradeStorage(10, given);
  expect(given.flags.local.entries()).toEqual([
    ["tare_version", "11"],
    ["isGuest", "true"],
  ]);
  expect(given.flags.session.entries()).toEqual([["draft", "half"]]);
  expect(given.backups.texts).toEqual([]);
});
