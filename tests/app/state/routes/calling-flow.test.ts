import { expect, it } from "vitest";
import { calledEditorAtom, callerOfAtom, withParameter } from "../../../../app/state/routes/calling-flow.ts";
import { memoryFlags } from "../../data/memory-stores.ts";
import { offlineTab } from "../../tab.ts";

const tab = (flags = memoryFlags()) => offlineTab({ flags }).store;
const EDITOR = "/create-food/hot_cup?region_id=Europe";
const CALLER = "/comparison-mode?step=4&products=a,b";

it("returns to the caller, also after a reload", () => {
  const flags = memoryFlags();
  tab(flags).set(calledEditorAtom, { editor: EDITOR, caller: CALLER });
  expect(tab(flags).get(callerOfAtom)(EDITOR)).toBe(CALLER);
});

it("gives no way back for an editor that was opened directly", () => {
  const store = tab();
  expect(store.get(callerOfAtom)(EDITOR)).toBeNull();
  store.set(calledEditorAtom, { editor: EDITOR, caller: CALLER });
  expect(store.get(callerOfAtom)("/create-food")).toBeNull();
});

it.each(["//evil.example", "/\\evil.example", "javascript:alert(1)", "https://evil.example/", "/no-such-page"])(
  "never leads out of the product: %s",
  (caller) => {
    const store = tab();
    store.set(calledEditorAtom, { editor: EDITOR, caller });
    expect(store.get(callerOfAtom)(EDITOR)).toBeNull();
  },
);

it.each(["", "[]", "{", "null", '["/create-food"]', "[1,2]"])("ignores tampered storage: %s", (text) => {
  const flags = memoryFlags();
  flags.session.write("calling_flow", text);
  expect(tab(flags).get(callerOfAtom)("/create-food")).toBeNull();
});

it("puts the created item into the address", () => {
  expect(withParameter(CALLER, "food_id", "my food")).toBe("/comparison-mode?step=4&products=a,b&food_id=my+food");
  expect(withParameter("/select-food/hot_cup", "food_id", "x")).toBe("/select-food/hot_cup?food_id=x");
});
