import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { METRIC_IDS, QUANT_METRIC_IDS, RATING_METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import type { LivePortfolio } from "../../../workers/engine/portfolio/live-portfolio.ts";
import { fractionArb } from "./entries.ts";
import { anyEntryArb, knownEntryArb, liveOf, toyRows } from "./toy-portfolio.ts";

const rows = toyRows();
const countArb = fc.integer({ min: 1, max: 10_000 });
const knownArb = fc.array(knownEntryArb(countArb), { minLength: 1, maxLength: 25 });

/** Every number in a result, with its path. */
function numbersIn(value: unknown, path = ""): [string, number][] {
  if (typeof value === "number") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => numbersIn(field, `${path}.${key}`));
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const near = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) <= 1e-9 * Math.max(1e-3, Math.abs(b));

describe("a portfolio's scores", () => {
  it("do not depend on the order of the entries, in any bit", () => {
    fc.assert(
      fc.property(fc.array(anyEntryArb(countArb), { maxLength: 25 }), fc.nat(), (entries, turn) => {
        const at = entries.length === 0 ? 0 : turn % entries.length;
        const other = [...entries.slice(at), ...entries.slice(0, at)].toReversed();
        expect(liveOf(rows, other).scores()).toEqual(liveOf(rows, entries).scores());
      }),
    );
  });

  it("do not change if an entry is split in two", () => {
    fc.assert(
      fc.property(knownArb, fc.nat(), countArb, (entries, pick, part) => {
        const at = pick % entries.length;
        const split = entries.flatMap((entry, place) =>
          place === at
            ? [
                { ...entry, quantity: part },
                { ...entry, quantity: Number(entry.quantity) },
              ]
            : [entry],
        );
        const whole = entries.map((entry, place) =>
          place === at ? { ...entry, quantity: Number(entry.quantity) + part } : entry,
        );
        expect(liveOf(rows, split).scores()).toEqual(liveOf(rows, whole).scores());
      }),
    );
  });

  it("do not change if all quantities are multiplied by a factor; inventory totals are multiplied too", () => {
    fc.assert(
      fc.property(knownArb, fc.integer({ min: 2, max: 1000 }), (entries, factor) => {
        const before = liveOf(rows, entries).scores();
        const scaled = entries.map((entry) => ({ ...entry, quantity: Number(entry.quantity) * factor }));
        const after = liveOf(rows, scaled).scores();
        for (const id of QUANT_METRIC_IDS) expect(near(after.raw[id], (before.raw[id] ?? 0) * factor)).toBe(true);
        for (const id of RATING_METRIC_IDS) expect(near(after.raw[id], before.raw[id])).toBe(true);
        for (const id of METRIC_IDS) expect(near(after.score[id], before.score[id])).toBe(true);
        expect(near(after.summary, before.summary)).toBe(true);
        expect(near(after.best?.summary ?? null, before.best?.summary ?? null)).toBe(true);
        expect(near(after.kpis.mass_kg, before.kpis.mass_kg * factor)).toBe(true);
        expect(near(after.kpis.recycled_content, before.kpis.recycled_content)).toBe(true);
      }),
    );
  });

  it("lie between the best and the worst replacement of a single built-in product", () => {
    fc.assert(
      fc.property(knownEntryArb(countArb), (entry) => {
        // unlisted products and overrides may be better or worse than every built-in product
        const { overrides: _, ...listed } = { ...entry, prodsys_id: entry.prodsys_id.replace("cup_old", "cup_pp") };
        const { summary, best, worst } = liveOf(rows, [listed]).scores();
        expect(best?.summary ?? 0).toBeGreaterThanOrEqual((summary ?? 0) - 1e-9);
        expect(worst?.summary ?? 100).toBeLessThanOrEqual((summary ?? 0) + 1e-9);
      }),
    );
  });

  it("are finite and in range for any ids and quantities", () => {
    const anyQuantity = fc.oneof(fractionArb, fc.double(), fc.constantFrom(Number.MAX_VALUE, Number.MIN_VALUE));
    fc.assert(
      fc.property(fc.array(anyEntryArb(anyQuantity), { maxLength: 15 }), (entries) => {
        const live = liveOf(rows, entries);
        const result = { ...live.scores(), per_entry: entries.map((_, at) => live.entry(at)), ...live.contributions() };
        expect(numbersIn(result).filter(([, value]) => !Number.isFinite(value))).toEqual([]);
        for (const score of Object.values(result.score)) {
          expect(score === null || (score >= 1 && score <= 100)).toBe(true);
        }
        expect(result.summary === null || (result.summary >= 0 && result.summary <= 100)).toBe(true);
      }),
    );
  });

  it("are the sum of their entries, and of each of the three breakdowns", () => {
    fc.assert(
      fc.property(knownArb, (entries) => {
        const live = liveOf(rows, entries);
        const { raw, per_stage } = live.scores();
        const cuts = live.contributions();
        for (const id of QUANT_METRIC_IDS) {
          const total = raw[id] ?? Number.NaN;
          expect(near(sum(entries.map((_, at) => live.entry(at)?.raw[id] ?? Number.NaN)), total)).toBe(true);
          expect(near(sum(Object.values(per_stage[id])), total)).toBe(true);
          for (const cut of [cuts.stages, cuts.use_cases, cuts.products]) {
            expect(near(sum(cut.map((slice) => slice.raw[id])), total)).toBe(true);
          }
        }
        for (const cut of [cuts.stages, cuts.use_cases, cuts.products]) {
          const climate = cut.map((slice) => slice.raw.climate);
          expect(climate).toEqual(climate.toSorted((a, b) => b - a));
        }
      }),
    );
  });
});

const editArb = fc.oneof(
  fc.record({ kind: fc.constant("quantity" as const), at: fc.nat(), quantity: fractionArb }),
  fc.record({ kind: fc.constant("quantity" as const), at: fc.nat(), quantity: countArb }),
  fc.record({ kind: fc.constant("item" as const), at: fc.nat(), entry: anyEntryArb(countArb) }),
  fc.record({ kind: fc.constant("append" as const), entry: anyEntryArb(countArb) }),
  fc.record({ kind: fc.constant("remove" as const), at: fc.nat() }),
);
type Edit = typeof editArb extends fc.Arbitrary<infer E> ? E : never;

function apply(live: LivePortfolio, edit: Edit): void {
  const { length } = live.columns;
  if (edit.kind === "append") live.append(edit.entry);
  else if (length === 0) return;
  else if (edit.kind === "quantity") live.setQuantity(edit.at % length, edit.quantity);
  else if (edit.kind === "item") live.setItem(edit.at % length, edit.entry);
  else live.remove(edit.at % length);
}

describe("an edited portfolio", () => {
  it("has the scores of a new portfolio with the same entries, in every bit", () => {
    fc.assert(
      fc.property(
        fc.array(anyEntryArb(countArb), { maxLength: 12 }),
        fc.array(editArb, { maxLength: 12 }),
        (entries, edits) => {
          const live = liveOf(rows, entries);
          for (const edit of edits) {
            apply(live, edit);
            const now = Array.from({ length: live.columns.length }, (_, at) => live.columns.entry(at));
            const fresh = liveOf(rows, now);
            const edited = live.scores();
            // sums of fractions depend on the pairs' numbers, which edits change
            expect(live.columns.fractions === 0 ? fresh.scores() : edited).toEqual(edited);
            expect(now.map((_, at) => live.entry(at))).toEqual(now.map((_, at) => fresh.entry(at)));
          }
        },
      ),
    );
  });
});
