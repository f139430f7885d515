import { createStore } from "jotai";
import { describe, expect, test } from "vitest";
import { wizardDraftAtom } from "../../../../app/state/core/dialog-drafts.ts";
import { previewAtom } from "../../../../app/state/core/preview.ts";
import { provideServicesAtom, type Services } from "../../../../app/state/core/services.ts";
import { continueAsGuestAtom, leaveGuestAtom, sessionAtom } from "../../../../app/state/core/session.ts";
import { memoryFlags, refusingFlags } from "../../data/memory-stores.ts";

const storeOver = (flags: ReturnType<typeof memoryFlags>) => {
  const services: Services = {
    flags,
    now: () => 0,
    after: () => () => undefined,
    download: () => undefined,
    downloadFile: () => undefined,
    open: () => Promise.reject(new Error("the session needs none of the heavy services")),
  };
  const store = createStore();
  store.set(provideServicesAtom, services);
  return store;
};

describe("session", () => {
  test.each([
    [{}, { kind: "out" }],
    [{ isGuest: "true" }, { kind: "guest" }],
    [{ isGuest: "yes" }, { kind: "out" }],
    [{ accessToken: "t" }, { kind: "user", isAdmin: null }],
    // the stored administrator flag has no effect: the server decides
    [
      { accessToken: "t", isAdmin: "true", isGuest: "true" },
      { kind: "user", isAdmin: null },
    ],
    [{ isAdmin: "true" }, { kind: "out" }],
    [{ accessToken: "" }, { kind: "out" }],
  ])("flags %j are %j", (local, session) => {
    expect(storeOver(memoryFlags(local)).get(sessionAtom)).toEqual(session);
  });

  test("a guest has the flag and no token; leaving removes the flag", () => {
    const flags = memoryFlags({ accessToken: "t", isAdmin: "true" });
    const store = storeOver(flags);
    store.set(continueAsGuestAtom);
    expect(store.get(sessionAtom)).toEqual({ kind: "guest" });
    expect(flags.local.entries()).toEqual([["isGuest", "true"]]);
    store.set(leaveGuestAtom);
    expect(store.get(sessionAtom)).toEqual({ kind: "out" });
    expect(flags.local.entries()).toEqual([]);
  });

  test("a guest can work with storage blocked", () => {
    const store = storeOver(refusingFlags());
    store.set(continueAsGuestAtom);
    expect(store.get(sessionAtom)).toEqual({ kind: "guest" });
  });
});

test("the preview banner is a flag of the tab's session", () => {
  const flags = memoryFlags();
  const store = storeOver(flags);
  store.set(previewAtom, true);
  expect(store.get(previewAtom)).toBe(true);
  expect(storeOver(flags).get(previewAtom)).toBe(true);
  store.set(previewAtom, false);
  expect(store.get(previewAtom)).toBe(false);
  expect(flags.session.entries()).toEqual([]);
});

describe("wizard draft", () => {
  const DRAFT = {
    name: "Cups",
    description: "",
    region_id: "Europe",
    usecase_id: "",
    food_id: "",
    products: ["a", "b"],
  };

  test("survives a reload, and is gone when discarded", () => {
    const flags = memoryFlags();
    const store = storeOver(flags);
    expect(store.get(wizardDraftAtom)).toBeNull();
    store.set(wizardDraftAtom, DRAFT);
    expect(storeOver(flags).get(wizardDraftAtom)).toEqual(DRAFT);
    store.set(wizardDraftAtom, null);
    expect(store.get(wizardDraftAtom)).toBeNull();
  });

  test("lasts until the page is left if the browser refuses storage", () => {
    const store = storeOver(refusingFlags());
    store.set(wizardDraftAtom, DRAFT);
    expect(store.get(wizardDraftAtom)).toEqual(DRAFT);
    store.set(wizardDraftAtom, null);
    expect(store.get(wizardDraftAtom)).toBeNull();
  });

  test("stored text that is no draft counts as none, without prototype pollution", () => {
    const hostile = [
      '{"__proto__":{"polluted":1,"name":"x"}}',
      JSON.stringify({ ...DRAFT, products: [{ a: 1 }] }),
      "[]",
      "{",
    ];
    for (const text of hostile) {
      const flags = memoryFlags();
      flags.session.write("comparison_draft", text);
      expect(storeOver(flags).get(wizardDraftAtom)).toBeNull();
    }
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});
