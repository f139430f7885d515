import { expect, test } from "vitest";
import { setIncludesForbiddenAtom, includesForbiddenAtom } from "../../../../app/state/core/left-out.ts";
import { memoryFlags } from "../../data/memory-stores.ts";
import { testTab } from "../test-services.ts";

const CUPS = { kind: "comparison", id: "cups" } as const;
const CANTEENS = { kind: "portfolio", id: "canteens" } as const;

test("counting forbidden products is off, kept for each subject, and survives a damaged flag", async () => {
  const flags = memoryFlags();
  const { store } = await testTab({ flags });
  expect(store.get(includesForbiddenAtom(CUPS))).toBe(false);
  store.set(setIncludesForbiddenAtom, CUPS, true);
  expect(store.get(includesForbiddenAtom(CUPS))).toBe(true);
  expect(store.get(includesForbiddenAtom(CANTEENS))).toBe(false);
  expect(flags.local.read("results_with_forbidden")).toBe('["comparison/cups"]');

  // another tab of this browser, later
  const again = await testTab({ flags });
  expect(again.store.get(includesForbiddenAtom(CUPS))).toBe(true);
  again.store.set(setIncludesForbiddenAtom, CUPS, false);
  expect(flags.local.read("results_with_forbidden")).toBeNull();

  flags.local.write("results_with_forbidden", '{"odd":1}');
  expect((await testTab({ flags })).store.get(includesForbiddenAtom(CUPS))).toBe(false);
});
