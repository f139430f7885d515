import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { selectionAfterSave } from "../../../../app/state/editors/put-saved-product.ts";

const original = { prodsys_id: "mug" };

describe("the selection after a product is saved", () => {
  it("a copy replaces its original", () => {
    const saved = { prodsys_id: "own", kind: "copy", original } as const;
    expect(selectionAfterSave(["cup", "mug", "glass"], saved)).toEqual(["cup", "own", "glass"]);
  });

  it("a copy of an unselected product, and a new product, come last", () => {
    expect(selectionAfterSave(["cup"], { prodsys_id: "own", kind: "copy", original })).toEqual(["cup", "own"]);
    expect(selectionAfterSave([], { prodsys_id: "own", kind: "new", original: null })).toEqual(["own"]);
  });

  it("an own product keeps its place, and is not added by an edit", () => {
    const saved = { prodsys_id: "own", kind: "own", original: null } as const;
    expect(selectionAfterSave(["own", "cup"], saved)).toEqual(["own", "cup"]);
    expect(selectionAfterSave(["cup"], saved)).toEqual(["cup"]);
  });

  it("never contains a product twice", () => {
    const ids = fc.uniqueArray(fc.constantFrom("own", "mug", "cup", "glass"));
    fc.assert(
      fc.property(ids, fc.constantFrom("copy", "new", "own"), (selection, kind) => {
        const saved = { prodsys_id: "own", kind, original: kind === "copy" ? original : null } as const;
        const after = selectionAfterSave(selection, saved);
        expect(new Set(after).size).toBe(after.length);
        expect(selectionAfterSave(after, saved)).toEqual(after);
      }),
    );
  });
});
