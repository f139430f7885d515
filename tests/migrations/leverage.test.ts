import { describe, expect, it } from "vitest";
import { LISTED_ESTIMATES, type LeverageFigure } from "../../edge-api/contract/leverage.ts";
import type { ReferenceKind, ReferenceRow } from "../../edge-api/contract/reference-kinds.ts";
import { leverageFile } from "../../migrations/reference-data/build/leverage.ts";
import { comparisonOf } from "../../edge-api/services/tables/built-in-scores.ts";
import { referenceOf } from "../../migrations/reference-data/build/scored-products.ts";
import { scoreComparison } from "../../workers/engine/scoring/score-comparison.ts";
import { parseReference, type Reference } from "../../workers/engine/tables/reference.ts";
import { QUALITY_SPREADS, SPREADS, spreadOfMass } from "../../workers/engine/analysis/uncertainty/spreads.ts";
import { buildShipped } from "./shipped-files.ts";

const { tables, regions, wanted } = buildShipped();
const reference = referenceOf("2027.1", tables, regions);
const file = leverageFile(reference, tables, regions, wanted);
const rowOf = (figure: LeverageFigure, key: string, region = "Global") => {
  const found = file.rows.find((row) => row.figure === figure && row.key === key && row.region === region);
  if (!found) throw new Error(`${figure} ${key} is not in the file`);
  return found;
};

type Fields = Readonly<Record<string, number>>;

/** The dataset with some fields of one base record multiplied by factors. */
const moved = (kind: ReferenceKind, key: string, by: Fields): Reference => {
  const rows = tables.rows().map((row): ReferenceRow => {
    if (row.kind !== kind) return row;
    const records = JSON.parse(row.data) as Record<string, Record<string, number>>;
    const record = records[key] ?? {};
    for (const [field, factor] of Object.entries(by)) record[field] = (record[field] ?? 0) * factor;
    return { kind, data: JSON.stringify(records) };
  });
  return parseReference("moved", rows, new Map());
};

const summaries = (of: Reference): ReadonlyMap<string, number> =>
  new Map(
    [...tables.table("usecase").keys()].flatMap((usecase_id) => {
      const ids = [...tables.table("prodsys")].flatMap(([id, one]) => (one["usecase"] === usecase_id ? [id] : []));
      return scoreComparison(of, comparisonOf("Global", usecase_id, ids)).products.flatMap((one) =>
        one === null || one.summary === null ? [] : [[one.prodsys_id, one.summary] as const],
      );
    }),
  );
const before = summaries(reference);

/** Leverage by its definition: scores the whole dataset again; mean over all products of their mean change up and down. */
const meanChange = (kind: ReferenceKind, key: string, spreads: Fields, downwards = spreads): number => {
  const inverse = Object.fromEntries(Object.entries(downwards).map(([field, gsd]) => [field, 1 / gsd]));
  const [up, down] = [summaries(moved(kind, key, spreads)), summaries(moved(kind, key, inverse))];
  let sum = 0;
  for (const [id, summary] of before) {
    sum += (Math.abs((up.get(id) ?? 0) - summary) + Math.abs((down.get(id) ?? 0) - summary)) / 2;
  }
  return sum / before.size;
};

const estimate = QUALITY_SPREADS["expert-estimate"];

describe("leverage of a row", () => {
  it("is the mean change of the total scores when the row varies by its own spread", () => {
    const mass = "plate_ps/body";
    const recipe = tables.table("recipe").get(mass) ?? {};
    const [grams, low, high] = ["mass_grams", "mass_low", "mass_high"].map((field) => Number(recipe[field]));
    const { up, down } = spreadOfMass({ grams: grams ?? null, mass_low: low ?? null, mass_high: high ?? null });
    expect(rowOf("mass", mass).points).toBeCloseTo(
      meanChange("recipe", mass, { mass_grams: up }, { mass_grams: down }),
      3,
    );
    const uses = "hot_cup_pp_reuse";
    expect(rowOf("uses", uses).points).toBeCloseTo(meanChange("prodsys", uses, { numuse_default: SPREADS.uses }), 3);
    const litter = meanChange("litter-spec", "small", { litter_rate_default: SPREADS.litter });
    expect(rowOf("litter_rate", "small").points).toBeCloseTo(litter, 3);
    expect(litter).toBeGreaterThan(0.01);
  });

  it("varies each factor of an activity by the spread of its quality", () => {
    const all = { climate: estimate, h2o: estimate, plastic_pollution: estimate, land_use: estimate };
    for (const id of ["cellulose_film_virgin", "bamboo_solid"]) {
      const row = rowOf("factor", id);
      expect(row.points).toBeCloseTo(meanChange("impact", id, all), 3);
      expect(row.points).toBeGreaterThan(0.01);
    }
  });

  it("has the number of affected products and the most affected ones, largest change first", () => {
    for (const { moved: count, most, points } of file.rows) {
      expect(count).toBeLessThanOrEqual(file.products);
      expect(most.length).toBe(Math.min(5, count));
      const changes = most.map(([, change]) => change);
      expect(changes).toEqual(changes.toSorted((a, b) => b - a));
      expect(changes[0]).toBeGreaterThanOrEqual(points);
    }
  });
});

describe("the listed estimates", () => {
  it(`are the ${LISTED_ESTIMATES} with most leverage, each figure once`, () => {
    expect(file.listed).toHaveLength(LISTED_ESTIMATES);
    expect(file.listed.every(({ estimate: isEstimate }) => isEstimate)).toBe(true);
    const figures = file.listed.map(({ kind, key, figure }) => `${kind} ${key} ${figure}`);
    expect(new Set(figures).size).toBe(LISTED_ESTIMATES);
    const least = file.listed.at(-1)?.points ?? 0;
    const larger = file.rows.filter(
      ({ estimate: isEstimate, points, region }) => isEstimate && points > least && region !== "Ecoville",
    );
    for (const { kind, key, figure } of larger) expect(figures).toContain(`${kind} ${key} ${figure}`);
  });

  it("are estimates by the quality in the tables; uses always are", () => {
    const rated = file.listed.filter(({ figure }) => figure !== "uses" && figure !== "composting_rate");
    const qualities = rated.map(({ kind, key, region }) => {
      return tables.table(kind, region).get(key)?.["quality"] ?? tables.table("activity-spec").get(key)?.["quality"];
    });
    expect(qualities.length).toBeGreaterThan(5);
    expect(new Set(qualities)).toEqual(new Set(["expert-estimate"]));
  });
});
