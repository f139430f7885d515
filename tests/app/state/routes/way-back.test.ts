// @vitest-environment node
import { expect, test } from "vitest";
import { storeWayBackAtom, wayBackAtom } from "../../../../app/state/routes/calling-flow.ts";
import { testTab } from "../test-services.ts";

test("the methodology leads back to the last working page, with its query", async () => {
  const { store } = await testTab({});
  expect(store.set(wayBackAtom)).toBe("/");
  store.set(storeWayBackAtom, "/comparison-mode", "?comparison_id=a");
  store.set(storeWayBackAtom, "/credits", "");
  store.set(storeWayBackAtom, "/methodology/3", "");
  expect(store.set(wayBackAtom)).toBe("/comparison-mode?comparison_id=a");
});

test("any stored text gives only an address of this product", async () => {
  const { store, flags } = await testTab({});
  for (const evil of [
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "https://evil.example/",
    "",
    "/nonsense",
  ]) {
    flags.session.write("way_back", evil);
    expect(store.set(wayBackAtom)).toBe("/");
  }
});
