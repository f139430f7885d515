import { expect, test } from "vitest";
import * as v from "valibot";
import { persistedAtom } from "../../../../app/state/core/persisted-atom.ts";
import { setOwnerAtom } from "../../../../app/state/core/owner.ts";
import { memoryFlags } from "../../data/memory-stores.ts";
import { testTab } from "../test-services.ts";

const widthAtom = persistedAtom("width", v.number(), 3);

test("a value is kept as JSON; the initial one removes the key", async () => {
  const flags = memoryFlags();
  const { store } = await testTab({ flags });
  expect(store.get(widthAtom)).toBe(3);
  expect(store.set(widthAtom, 5)).toBe(true);
  expect(flags.local.read("width")).toBe("5");
  expect((await testTab({ flags })).store.get(widthAtom)).toBe(5);
  store.set(widthAtom, 3);
  expect(flags.local.read("width")).toBeNull();
});

test.each(["", "{", "null", '"5"'])("stored text %s counts as the initial value", async (text) => {
  const flags = memoryFlags();
  flags.local.write("width", text);
  expect((await testTab({ flags })).store.get(widthAtom)).toBe(3);
});

test("where storage is refused, the value lasts in the page, for its owner only", async () => {
  const flags = memoryFlags();
  const { store } = await testTab({ flags: { ...flags, local: { ...flags.local, write: () => false } } });
  expect(store.set(widthAtom, 7)).toBe(false);
  expect(store.get(widthAtom)).toBe(7);
  store.set(setOwnerAtom, "other@example.org");
  expect(store.get(widthAtom)).toBe(3);
});
