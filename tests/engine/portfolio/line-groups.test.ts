import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { lineGroups } from "../../../workers/engine/portfolio/line-groups.ts";
import { IS_SOAK } from "../../fixtures/soak.ts";
import { anyEntryArb, liveOf, toyRows } from "./toy-portfolio.ts";

const entriesArb = fc.array(anyEntryArb(fc.integer({ min: 1, max: 1e6 })), { maxLength: 30 });

const line = (
  usecase_id: string,
  details: { readonly site?: string; readonly country?: string; readonly date?: string } = {},
) => ({
  usecase_id,
  prodsys_id: "mug",
  food_id: "tea",
  quantity: 1,
  label: "",
  ...details,
});

describe("grouped lines", () => {
  const table = LineTable.of([
    line("cup", { site: "Leeds", country: "UK", date: "2026-03-12" }),
    line("bowl", { site: "Berlin", date: "2026-03-31" }),
    line("cup", { site: "Leeds", country: "uk", date: "2026-04-01" }),
    line("cup"),
  ]);
  it.each([
    ["site", ["Leeds", "Berlin", ""], [0, 1, 0, 2], [2, 1, 1]],
    ["use_case", ["cup", "bowl"], [0, 1, 0, 0], [3, 1]],
    ["month", ["2026-03", "2026-04", ""], [0, 0, 1, 2], [2, 1, 1]],
  ] as const)("by %s", (by, keys, group, lines) => {
    const groups = lineGroups(table, by);
    expect([groups.keys, [...groups.group], groups.lines]).toEqual([keys, group, lines]);
  });

  it("by country are one group for all spellings with one key", () => {
    const { keys, group, lines } = lineGroups(table, "country", (text) => text.toUpperCase());
    expect([keys, [...group], lines]).toEqual([
      ["UK", ""],
      [0, 1, 0, 1],
      [2, 2],
    ]);
  });

  it("are one group if no line has the detail", () => {
    expect(lineGroups(LineTable.of([line("cup"), line("bowl")]), "site").keys).toEqual([""]);
    expect(lineGroups(LineTable.empty, "month").keys).toEqual([]);
  });
});

const close = (a: number | null, b: number | null): void => {
  if (a === null || b === null) expect(a).toBe(b);
  else expect(Math.abs(a - b)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(b)));
};

describe("scores of groups", () => {
  it("equal those of a portfolio of the group's lines, and sum to the uses and impacts of the whole", () => {
    fc.assert(
      fc.property(entriesArb, fc.array(fc.nat(2), { minLength: 40, maxLength: 40 }), (entries, numbers) => {
        const rows = toyRows();
        const live = liveOf(rows, entries);
        const group = Uint32Array.from(entries, (_, at) => numbers[at % 40] ?? 0);
        const groups = live.groups(group, 3);
        expect(groups).toHaveLength(3);
        groups.forEach((found, number) => {
          const alone = liveOf(
            toyRows(),
            entries.filter((_, at) => group[at] === number),
          ).scores();
          close(found.summary, alone.summary);
          close(found.raw.climate, alone.raw.climate);
          close(found.best, alone.best?.summary ?? null);
          close(found.worst, alone.worst?.summary ?? null);
          close(found.kpis.mass_kg, alone.kpis.mass_kg);
        });
        const all = live.scores();
        close(
          groups.reduce((sum, { kpis }) => sum + kpis.items, 0),
          all.kpis.items,
        );
        close(
          groups.reduce((sum, { raw }) => sum + (raw.climate ?? 0), 0),
          all.raw.climate ?? 0,
        );
      }),
      { numRuns: IS_SOAK ? 600 : 20 },
    );
  });

  it("throw for groups that do not match the lines", () => {
    const live = liveOf(toyRows(), [{ usecase_id: "cup", prodsys_id: "cup_pp", food_id: "tea", quantity: 1 }]);
    expect(() => live.groups(Uint32Array.of(0, 0), 1)).toThrow(RangeError);
    expect(() => live.groups(Uint32Array.of(1), 1)).toThrow(RangeError);
  });
});
