// @vitest-environment node
import { describe, expect, test } from "vitest";
import {
  chooseFoodValueAtom,
  discardStoredFoodAtom,
  discardResumedFoodAtom,
  foodDraftingAtom,
  nameFoodDraftAtom,
  openFoodDraftAtom,
  saveFoodDraftAtom,
} from "../../../../app/state/editors/food-draft.ts";
import { startLoadingAtom } from "../../../../app/state/start/loading.ts";
import { continueAsGuestAtom } from "../../../../app/state/core/session.ts";
import { testTab } from "../test-services.ts";

type Tab = Awaited<ReturnType<typeof testTab>>;

const started = async (of: Partial<Tab> = {}): Promise<Tab> => {
  const tab = await testTab(of);
  tab.store.set(continueAsGuestAtom);
  await tab.store.set(startLoadingAtom);
  return tab;
};
/** The same browser tab with a newly loaded page. */
const reloaded = ({ server, flags, records }: Tab): Promise<Tab> => started({ server, flags, records });

const now = ({ store }: Tab) => {
  const drafting = store.get(foodDraftingAtom);
  if (drafting === null) throw new Error("no food is open");
  return drafting;
};
const opened = (tab: Tab, food_id: string | null) => {
  expect(tab.store.set(openFoodDraftAtom, food_id)).toBe(true);
  return now(tab);
};
/** Fills in a complete food that can be saved. */
const fill = ({ store, ...tab }: Tab, name: string): void => {
  store.set(nameFoodDraftAtom, name);
  for (const { food_prop_id, values } of now({ store, ...tab }).properties) {
    store.set(chooseFoodValueAtom, food_prop_id, values[0]?.value_id ?? "");
  }
};

describe("after a reload", () => {
  test("a new food and an own food are each restored with their unsaved changes", async () => {
    const tab = await started();
    opened(tab, null);
    fill(tab, "Broth");
    const left = now(tab);
    expect(left).toMatchObject({ changed: true, resumed: false });

    const next = await reloaded(tab);
    expect(opened(next, null)).toEqual({ ...left, resumed: true });
    const saved = await next.store.set(saveFoodDraftAtom);
    if (!saved.ok) throw new Error(saved.problem.code);
    expect(next.flags.session.entries()).toEqual([]);
    expect(opened(next, saved.value)).toMatchObject({ kind: "own", changed: false });
    next.store.set(nameFoodDraftAtom, "Clear broth");

    const last = await reloaded(next);
    expect(opened(last, null)).toMatchObject({ changed: false, resumed: false });
    expect(opened(last, saved.value)).toMatchObject({
      kind: "own",
      resumed: true,
      draft: { food_name: "Clear broth" },
    });
    last.store.set(discardResumedFoodAtom);
    expect(now(last)).toMatchObject({ changed: false, resumed: false, draft: { food_name: "Broth" } });
    expect(last.flags.session.entries()).toEqual([]);
  });

  test.each([
    ["left without saving", (tab: Tab) => tab.store.set(discardStoredFoodAtom)],
    ["changed back by hand", (tab: Tab) => tab.store.set(nameFoodDraftAtom, "")],
  ])("what was %s does not come back", async (_what, end) => {
    const tab = await started();
    opened(tab, null);
    tab.store.set(nameFoodDraftAtom, "Broth");
    expect(tab.flags.session.entries()).toHaveLength(1);
    end(tab);
    expect(tab.flags.session.entries()).toEqual([]);
    expect(opened(await reloaded(tab), null)).toMatchObject({ changed: false, resumed: false });
  });

  test("a modified text, or one of another version, is ignored", async () => {
    const tab = await started();
    opened(tab, null);
    tab.store.set(nameFoodDraftAtom, "Broth");
    const [[key, text] = ["", ""]] = tab.flags.session.entries();
    for (const other of ["{", "null", text.replace('"Broth"', "7"), text.replace('"opened"', '"before"')]) {
      tab.flags.session.write(key, other);
      expect(opened(await reloaded(tab), null)).toMatchObject({ changed: false, resumed: false });
    }
  });
});
