import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PairTable } from "../../../workers/engine/portfolio/pair-table.ts";
import { entryArb, HOSTILE_IDS, wholeArb } from "./entries.ts";

describe("PairTable", () => {
  it("gives equal pairs one number, different pairs different numbers, and returns the pair of a number", () => {
    fc.assert(
      fc.property(fc.array(entryArb(wholeArb), { maxLength: 60 }), (entries) => {
        const table = new PairTable();
        const byText = new Map<string, number>();
        for (const { usecase_id, prodsys_id, food_id, overrides } of entries) {
          const pair = table.intern(usecase_id, prodsys_id, food_id, overrides);
          const settings = overrides && Object.keys(overrides).length > 0 ? overrides : undefined;
          const text = JSON.stringify([usecase_id, prodsys_id, food_id, settings?.reuses, settings?.wash_system_id]);
          expect(byText.get(text) ?? pair).toBe(pair);
          byText.set(text, pair);
          expect(table.pair(pair)).toEqual({ usecase_id, prodsys_id, food_id, overrides: settings });
        }
        expect(table.size).toBe(byText.size);
      }),
    );
  });

  it("gives pairs the same key and hash in every table, in any order of insertion", () => {
    fc.assert(
      fc.property(fc.array(entryArb(wholeArb), { minLength: 1, maxLength: 40 }), (entries) => {
        const [forward, backward] = [new PairTable(), new PairTable()];
        const intern = (table: PairTable, e: (typeof entries)[number]) =>
          table.intern(e.usecase_id, e.prodsys_id, e.food_id, e.overrides);
        for (const entry of entries) intern(forward, entry);
        for (const entry of entries.toReversed()) intern(backward, entry);
        const names = entries.map((entry) => forward.canonicalKey(intern(forward, entry)));
        expect(entries.map((entry) => backward.canonicalKey(intern(backward, entry)))).toEqual(names);
        const hashes = entries.map((entry) => forward.canonicalHash(intern(forward, entry)));
        expect(entries.map((entry) => backward.canonicalHash(intern(backward, entry)))).toEqual(hashes);
        expect(new Set(names).size).toBe(forward.size);
      }),
    );
  });

  it("treats equal settings as one, in any order of fields", () => {
    const table = new PairTable();
    const pair = table.intern("cup", "mug", "soup", { reuses: 5, wash_system_id: "hub" });
    expect(table.intern("cup", "mug", "soup", { wash_system_id: "hub", reuses: 5 })).toBe(pair);
    expect(table.intern("cup", "mug", "soup", { wash_system_id: "hub", reuses: 6 })).not.toBe(pair);
    expect(table.intern("cup", "mug", "soup", {})).toBe(table.intern("cup", "mug", "soup"));
  });

  it("keeps hostile ids apart, also inside settings", () => {
    const table = new PairTable();
    for (const id of HOSTILE_IDS) table.intern(id, id, id);
    const parsed: unknown = JSON.parse('{"componentOverrides":{"__proto__":{"optimized_yn":"1"}}}');
    const pair = table.intern("cup", "mug", "soup", parsed as { componentOverrides: Record<string, object> });
    expect(table.intern("cup", "mug", "soup", { componentOverrides: {} })).not.toBe(pair);
    expect(table.size).toBe(HOSTILE_IDS.length + 2);
  });

  it("can be transferred to another thread, into a table with some of the pairs", () => {
    const table = new PairTable();
    table.intern("cup", "mug", "soup");
    table.intern("cup", "mug", "soup", { reuses: 3 });
    table.intern("plate", "__proto__", "soup");
    const data = structuredClone(table.data(Uint32Array.of(2, 1)));
    const other = new PairTable();
    other.intern("cup", "mug", "soup", { reuses: 3 });
    expect([...other.adopt(data)]).toEqual([1, 0]);
    expect(other.pair(1)).toEqual(table.pair(2));
    expect(other.data(Uint32Array.of(1, 0))).toEqual(data);
  });

  it("rejects data with references to missing strings, settings or pairs", () => {
    const strings = ["cup", "mug"];
    const adopt = (...pairs: number[]) =>
      new PairTable().adopt({ strings, settings: [], pairs: Uint32Array.from(pairs) });
    expect(() => adopt(0, 1, 2, 0)).toThrow(RangeError);
    expect(() => adopt(0, 1, 1, 1)).toThrow(RangeError);
    expect(() => new PairTable().pair(0)).toThrow(RangeError);
    expect(() => new PairTable().data(Uint32Array.of(0))).toThrow(RangeError);
  });
});
