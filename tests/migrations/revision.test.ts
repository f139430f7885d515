import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { shippedFiles } from "./shipped-files.ts";

/** Key columns of the source files, joined by `/`. Other files have the key activity_id. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  "activities/regional.csv": ["activity_id", "region_id"],
  "recovery/rates.csv": ["recovery_group", "region_id"],
  "transport/region-distances.csv": ["region_production", "region_use", "context_id"],
  "transport/stages.csv": ["trans_scenario_id", "context_id"],
  "disposal/mix.csv": ["region_id", "mix"],
  "disposal/litter.csv": ["litter_class", "region_id"],
  "materials/materials.csv": ["mat_recipe_id"],
  "foods/foods.csv": ["food_id"],
  "foods/property-values.csv": ["food_prop_id", "value_id"],
  "washing/defaults.csv": ["usecase_id"],
  "washing/systems.csv": ["wash_system_id"],
  "products/components.csv": ["prodsys_id", "component_id"],
  "products/products.csv": ["prodsys_id"],
  "recovery/groups.csv": ["recovery_group"],
  "activities/spreads.csv": ["activity_id", "metric"],
};

type Line = Readonly<Record<string, string>>;
const linesOf = (text: string): readonly Line[] => Papa.parse<Line>(text, { header: true, skipEmptyLines: true }).data;

const byKey = new Map<string, Line>();
for (const [file, text] of shippedFiles)
  for (const line of linesOf(text))
    byKey.set(`${file} ${(KEYS[file] ?? ["activity_id"]).map((column) => line[column]).join("/")}`, line);

/**
 * The changes of version 2026.12 by row: value of the column (no column = only the class), quality and checked. A later
 * version that changes a row removes it from this list.
 */
const changes = linesOf(readFileSync(new URL("revision-2026-12.csv", import.meta.url), "utf8"));

describe("the revision of November 2026", () => {
  it("lists 469 actions that no later version changed", () => {
    const counts: Record<string, number> = {};
    for (const { action = "" } of changes) counts[action] = (counts[action] ?? 0) + 1;
    expect(counts).toEqual({ replace: 78, confirm: 8, reclassify: 170, new: 213 });
  });

  it("is applied to every row", () => {
    const missed = changes.filter(({ file, key, column = "", value = "", quality, checked }) => {
      const line = byKey.get(`${file} ${key}`);
      const isThere = column === "" || Number(line?.[column]) === Number(value);
      return !isThere || line?.["quality"] !== quality || line?.["checked"] !== checked;
    });
    expect(missed).toEqual([]);
  });
});

/** The figures and classes of version 2027.1, by row and column; a later version that changes one removes it. */
const figures = linesOf(readFileSync(new URL("revision-2027-1.csv", import.meta.url), "utf8"));

describe("the revision of 2027", () => {
  it("is applied to every row", () => {
    const missed = figures.filter(
      ({ file, key, column = "", value }) => byKey.get(`${file} ${key}`)?.[column] !== value,
    );
    expect(missed).toEqual([]);
    expect(figures.length).toBeGreaterThan(400);
  });

  it("leaves no words of its making in what users read", () => {
    const columns = ["source", "note", "composting_source", "rc_source", "spread_source"];
    const found = [...shippedFiles].flatMap(([file, text]) =>
      linesOf(text).flatMap((line) =>
        columns
          .filter((column) =>
            /recalled|\(seen|\bseen\)|this data set|from memory|expert-estimate/.test(line[column] ?? ""),
          )
          .map((column) => `${file} ${column}: ${line[column]}`),
      ),
    );
    expect(found).toEqual([]);
  });
});
