import { describe, expect, test } from "vitest";
import { BODY_LIMITS, PART } from "../../../edge-api/contract/limits.ts";
import type { PartColumns } from "../../../edge-api/contract/portfolio-part.ts";
import { readPart } from "../../../edge-api/services/part-columns.ts";
import type { EntryLine } from "../../../workers/engine/portfolio/entry-line.ts";
import { joinedParts, partEnds, partText } from "../../../workers/engine/portfolio/entry-part.ts";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";

const line = (at: number): EntryLine => ({
  usecase_id: `usecase_${at % 7}`,
  prodsys_id: `product_${(at * 31) % 120}`,
  food_id: `food_${at % 5}`,
  quantity: 1 + ((at * 7919) % 99_991),
  label: "",
});
const tableOf = (count: number, more: (at: number) => Partial<EntryLine> = () => ({})): EntryTable =>
  EntryTable.of(Array.from({ length: count }, (_, at) => ({ ...line(at), ...more(at) })));

function endsOf(table: EntryTable): readonly number[] {
  const ends = partEnds(table);
  for (;;) {
    const step = ends.next();
    if (step.done === true) return step.value;
  }
}

function partsOf(table: EntryTable): readonly string[] {
  const ends = endsOf(table);
  return ends.map((to, at) => [...partText(table, ends[at - 1] ?? 0, to)].join(""));
}

const joined = (texts: readonly string[]): EntryTable => {
  const lines = joinedParts();
  for (const text of texts) lines.add(JSON.parse(text) as PartColumns);
  return lines.table();
};

const detailed = (at: number): Partial<EntryLine> => ({
  label: `Größe ${at}`,
  gtin: at % 3 === 0 ? `${10_000_000 + at}` : "",
  order_number: `PO-${at >> 3}`,
  site: `Filiale "${at % 40}" 😀`,
  date: "2026-03-12",
});

describe.each([
  ["plain lines", () => ({})],
  ["labels of some lines only, in the middle", (at: number) => (at > 90_000 && at < 95_000 ? detailed(at) : {})],
  ["lines with details of their own", detailed],
] as const)("%s", (_, more) => {
  const table = tableOf(150_000, more);
  const texts = partsOf(table);

  test("come back in their order from parts that the server takes", () => {
    expect(joined(texts).equals(table)).toBe(true);
    for (const text of texts) {
      expect(Buffer.byteLength(text)).toBeLessThan(BODY_LIMITS.part.unpacked);
      expect(readPart(text).quantity.length).toBeLessThanOrEqual(PART.lines);
    }
  });

  test.each([
    ["a changed line", (given: EntryTable) => given.with(Uint32Array.of(70_000), EntryTable.of([line(5)]))],
    ["a line before all", (given: EntryTable) => given.insert(Uint32Array.of(0), EntryTable.of([line(9)]))],
    ["a removed line", (given: EntryTable) => given.without(Uint32Array.of(3))],
  ])("after %s nearly all parts are as before", (_what, edit) => {
    const before = new Set(texts);
    const after = partsOf(edit(table));
    expect(after.filter((text) => !before.has(text)).length).toBeLessThanOrEqual(2);
    expect(after.filter((text) => before.has(text)).length).toBeGreaterThanOrEqual(texts.length - 2);
  });
});

test("equal lines give equal parts, whatever was in the table before", () => {
  const table = tableOf(1000);
  const other = tableOf(2000, detailed).insert(Uint32Array.of(0), EntryTable.of([line(77)]));
  const rest = Uint32Array.from({ length: 2001 }, (_, at) => at);
  const copied = other
    .without(rest.subarray(0, 2000))
    .insert(rest.subarray(0, 1000), table)
    .without(Uint32Array.of(1000));
  expect(partsOf(copied)).toEqual(partsOf(table));
});

test("a part ends at the limit where the content gives no border", () => {
  const same = EntryTable.of(Array.from({ length: 2 * PART.lines + 1 }, () => line(1)));
  expect(endsOf(same)).toEqual([PART.lines, 2 * PART.lines, 2 * PART.lines + 1]);
});
