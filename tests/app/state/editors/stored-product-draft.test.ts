// @vitest-environment node
import { describe, expect, test } from "vitest";
import { startLoadingAtom } from "../../../../app/state/start/loading.ts";
import {
  baseProductDraftAtom,
  discardStoredDraftAtom,
  discardResumedAtom,
  saveProductDraftAtom,
  moveProductDraftAtom,
} from "../../../../app/state/editors/product-draft.ts";
import { nameParts, now, open, ready, uses, type Tab } from "../drafting-tab.ts";
import { testTab } from "../test-services.ts";

describe("after a reload", () => {
  /** The same browser tab with a newly loaded page. */
  const reloaded = async ({ server, flags, records }: Tab): Promise<Tab> => {
    const tab = await testTab({ server, flags, records });
    await tab.store.set(startLoadingAtom);
    return tab;
  };

  test("unsaved changes are restored as one step, with their base; after discarding, undo brings them back", async () => {
    const tab = await ready();
    const { draft: opened } = await open(tab, null);
    await tab.store.set(baseProductDraftAtom, "cup_steel");
    uses(tab, 70);
    const before = now(tab);
    expect(before.resumed).toBe(false);

    const next = await reloaded(tab);
    expect((await open(next, "cup_glass")).resumed).toBe(false);
    const after = await open(next, null);
    expect(after).toMatchObject({ ...before, epoch: 0, resumed: true });
    expect(after.base?.saved.customProduct.product.prodsys_id).toBe("cup_steel");
    next.store.set(discardResumedAtom);
    expect(now(next)).toMatchObject({ draft: opened, base: null, unsaved: false, resumed: false });
    next.store.set(moveProductDraftAtom, "undo");
    expect(now(next)).toMatchObject({ draft: before.draft, resumed: true });
  });

  test.each([
    ["taken back", async (tab: Tab) => tab.store.set(moveProductDraftAtom, "undo")],
    ["dropped with the editor", async (tab: Tab) => tab.store.set(discardStoredDraftAtom)],
    [
      "saved",
      async (tab: Tab) => {
        nameParts(tab);
        expect(await tab.store.set(saveProductDraftAtom)).toMatchObject({ ok: true });
      },
    ],
  ])("what was %s does not come back", async (_what, end) => {
    const tab = await ready();
    await open(tab, "cup_steel");
    uses(tab, 70);
    expect(tab.flags.session.entries()).toHaveLength(1);
    await end(tab);
    expect(tab.flags.session.entries()).toEqual([]);
    expect(await open(await reloaded(tab), "cup_steel")).toMatchObject({ resumed: false, unsaved: false });
  });

  test("a modified text, or one of another version, is ignored", async () => {
    const tab = await ready();
    await open(tab, "cup_steel");
    uses(tab, 70);
    const [[key, text] = ["", ""]] = tab.flags.session.entries();
    for (const other of [
      "{",
      "null",
      text.replace('"uses":70', '"uses":"many"'),
      text.replace('"notes"', '"remarks"'),
    ]) {
      tab.flags.session.write(key, other);
      expect(await open(await reloaded(tab), "cup_steel")).toMatchObject({ resumed: false, unsaved: false });
    }
  });
});
