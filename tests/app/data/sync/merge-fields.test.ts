// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonical, mergeValues } from "../../../../app/data/sync/merge-fields.ts";

const key = fc.constantFrom("name", "note", "weights", "toString", "constructor", "list");
const leaf = fc.oneof(fc.string({ maxLength: 2 }), fc.nat(3), fc.boolean(), fc.array(fc.nat(2), { maxLength: 2 }));
const document = fc.dictionary(key, fc.oneof(leaf, fc.dictionary(key, leaf)));

const merged = (base: unknown, mine: unknown, theirs: unknown) => mergeValues(base, mine, theirs);
const text = (value: unknown): string => canonical(value);

describe("merging three versions of a document", () => {
  test("an unchanged side takes the other's changes", () => {
    fc.assert(
      fc.property(document, document, (base, other) => {
        expect(text(merged(base, base, other).value)).toBe(text(other));
        expect(text(merged(base, other, base).value)).toBe(text(other));
        expect(merged(base, base, other).fields).toEqual([]);
        expect(merged(base, other, base).fields).toEqual([]);
      }),
    );
  });

  test("the same change on both sides is one change", () => {
    fc.assert(
      fc.property(document, document, (base, both) => {
        const { value, fields } = merged(base, both, structuredClone(both));
        expect(text(value)).toBe(text(both));
        expect(fields).toEqual([]);
      }),
    );
  });

  test("the choice of `mine` matters only for conflicts", () => {
    fc.assert(
      fc.property(document, document, document, (base, one, other) => {
        const [a, b] = [merged(base, one, other), merged(base, other, one)];
        expect(a.fields.toSorted()).toEqual(b.fields.toSorted());
        expect(a.fields.length > 0 || text(a.value) === text(b.value)).toBe(true);
      }),
    );
  });

  test("every change without a conflict is kept", () => {
    const own = (record: unknown, name: string): string =>
      text(Object.hasOwn(Object(record), name) ? Reflect.get(Object(record), name) : undefined);
    fc.assert(
      fc.property(document, document, document, (base, mine, theirs) => {
        const { value, fields } = merged(base, mine, theirs);
        const asked = new Set(fields.map((field) => field.split(".")[0]));
        const names = [...new Set([base, mine, theirs].flatMap(Object.keys))].filter((name) => !asked.has(name));
        const expected = names.map((name) => {
          const [before, here, there] = [own(base, name), own(mine, name), own(theirs, name)];
          // if both changed entries of one map, the test below compares the entries
          if (here !== before && there !== before) return own(value, name);
          return here === before ? there : here;
        });
        expect(names.map((name) => own(value, name))).toEqual(expected);
      }),
    );
  });

  test("merging again with the result changes nothing", () => {
    fc.assert(
      fc.property(document, document, document, (base, mine, theirs) => {
        const { value } = merged(base, mine, theirs);
        const again = merged(theirs, value, theirs);
        expect(text(again.value)).toBe(text(value));
        expect(again.fields).toEqual([]);
      }),
    );
  });

  test("map entries merge one by one, a list is one value", () => {
    const base = { weights: { a: 1, b: 1 }, products: ["x"] };
    expect(
      merged(base, { weights: { a: 2, b: 1 }, products: ["x"] }, { weights: { a: 1, b: 3 }, products: ["x"] }),
    ).toEqual({
      value: { weights: { a: 2, b: 3 }, products: ["x"] },
      fields: [],
    });
    expect(merged(base, { ...base, products: ["x", "y"] }, { ...base, products: ["x", "z"] }).fields).toEqual([
      "products",
    ]);
  });

  test("removing and changing the same value is a conflict", () => {
    expect(merged({ note: "a" }, {}, { note: "b" })).toEqual({ value: {}, fields: ["note"] });
    expect(merged({ note: "a" }, {}, { note: "a" })).toEqual({ value: {}, fields: [] });
  });
});
