// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  editOf,
  fingerprint,
  notedEdit,
  notedTable,
  notingEdit,
  tableOf,
  type NotedEdit,
} from "../../../app/data/noted-lines.ts";
import {
  append,
  applyEdits,
  remove,
  setItems,
  setQuantities,
  type EntryEdit,
} from "../../../workers/engine/portfolio/entry-edit.ts";
import type { EntryLine } from "../../../workers/engine/portfolio/entry-line.ts";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";

const text = fc.constantFrom("cup_pp", "cup_steel", "constructor", "Ünïcode", "a");
const line: fc.Arbitrary<EntryLine> = fc.record({
  usecase_id: text,
  prodsys_id: text,
  food_id: text,
  quantity: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant(1e10), fc.constant(0.1)),
  label: fc.oneof(fc.constant(""), text),
});
const lines = fc.array(line, { minLength: 1, maxLength: 40 });

/** Increasing places of some of the lines, at least one. */
const placesIn = (count: number, chosen: readonly boolean[]): Uint32Array => {
  const places = Array.from({ length: count }, (_, at) => at).filter((at) => chosen[at % chosen.length]);
  return Uint32Array.from(places.length === 0 ? [count - 1] : places);
};

const asNoted = (edit: EntryEdit): NotedEdit => JSON.parse(JSON.stringify(notedEdit(edit)));

const edits: fc.Arbitrary<(table: EntryTable) => EntryEdit> = fc
  .tuple(fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }), line, fc.nat(4))
  .map(([chosen, other, kind]) => (table) => {
    const places = placesIn(table.length, chosen);
    switch (kind) {
      case 0:
        return setQuantities(table, places, (own) => own * 3);
      case 1:
        return setItems(table, places, { food_id: other.food_id, label: other.label });
      case 2:
        return {
          kind: "set",
          places,
          before: table.pick(places),
          after: EntryTable.of(Array.from(places, () => other)),
        };
      case 3:
        return remove(table, places);
      default:
        return append(table, EntryTable.of([other, { ...other, quantity: 7 }]));
    }
  });

test("an edit read from its note has the same effect", () => {
  fc.assert(
    fc.property(lines, edits, (start, edit) => {
      const table = EntryTable.of(start);
      const made = edit(table);
      // read in another page, whose table shares no texts with this one
      const again = EntryTable.of(start);
      const read = editOf(again, asNoted(made));
      expect(read).not.toBeNull();
      const [one, other] = [applyEdits(table, [made]), applyEdits(again, read === null ? [] : [read])];
      expect(other.refused).toEqual([]);
      expect([...other.table.lines()]).toEqual([...one.table.lines()]);
    }),
  );
});

test("lines that have changed since are not edited", () => {
  fc.assert(
    fc.property(lines, edits, (start, edit) => {
      const made = edit(EntryTable.of(start));
      fc.pre(made.kind !== "insert");
      const place = made.places[0] ?? 0;
      const changed = start.map((one, at) => (at === place ? { ...one, quantity: one.quantity + 1 } : one));
      expect(editOf(EntryTable.of(changed), asNoted(made))).toBeNull();
    }),
  );
});

test("equal lines have the same fingerprint, however their table was made; different lines have another", () => {
  const one = { usecase_id: "u", prodsys_id: "p", food_id: "f", quantity: 1, label: "" };
  const table = EntryTable.of([{ ...one, prodsys_id: "other" }, one]).pick(Uint32Array.of(1));
  expect(fingerprint(table)).toBe(fingerprint(EntryTable.of([one])));
  const others = [
    { ...one, usecase_id: "v" },
    { ...one, food_id: "p", prodsys_id: "f" },
    { ...one, quantity: 2 },
    { ...one, label: "a" },
  ];
  expect(new Set([one, ...others].map((each) => fingerprint(EntryTable.of([each])))).size).toBe(5);
});

test("a note of 100,000 lines takes less than 1.5 million characters, and of a change of all of them less than half", () => {
  const table = EntryTable.of(
    Array.from({ length: 100_000 }, (_, at) => ({
      usecase_id: "hot_cup",
      prodsys_id: `hot_cup_${at % 7}`,
      food_id: ["tea", "coffee", "coffee_milk"][at % 3] ?? "",
      quantity: (at % 500) + 1,
      label: `site ${at % 40}`,
    })),
  );
  expect(JSON.stringify(notedTable(table)).length).toBeLessThan(1_500_000);
  expect(tableOf(notedTable(table)).equals(table)).toBe(true);
  const all = Uint32Array.from({ length: table.length }, (_, at) => at);
  expect(JSON.stringify(notedEdit(setQuantities(table, all, (own) => own * 2))).length).toBeLessThan(700_000);
  expect(JSON.stringify(notedEdit(setItems(table, all, { food_id: "tea" }))).length).toBeLessThan(1000);
  expect(JSON.stringify(notedEdit(remove(table, all))).length).toBeLessThan(100);
});

test("a note without valid lines is refused", () => {
  const table = EntryTable.of([{ usecase_id: "u", prodsys_id: "p", food_id: "f", quantity: 1, label: "" }]);
  const { kind, places, was, after } = { ...notedEdit(setQuantities(table, Uint32Array.of(0), 2)) } as Extract<
    NotedEdit,
    { kind: "set" }
  >;
  expect(() => editOf(table, { kind, places, was, after: { ...after, count: 2 } })).toThrow(RangeError);
  expect(() => tableOf({ count: 2, columns: { quantity: [1] } })).toThrow(RangeError);
  expect(() => tableOf({ count: 1, ids: ["a"], labels: [""], columns: { product: 3 } })).toThrow(RangeError);
});

test("an edit is noted one column per step, so that a large edit can be interrupted", () => {
  const table = EntryTable.of([
    { usecase_id: "cup", prodsys_id: "cup_pp", food_id: "soup", quantity: 1, label: "A", site: "North" },
  ]);
  const steps = notingEdit(append(EntryTable.empty, table));
  // the places, five columns that all lines have, and the site
  expect([...steps]).toHaveLength(7);
});
