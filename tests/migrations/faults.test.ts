import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { formatProblem } from "../../migrations/reference-data/build/problem.ts";
import { buildReferenceData } from "../../migrations/reference-data/build/reference-data.ts";
import type { SourceFiles } from "../../migrations/reference-data/build/read-csv.ts";
import { shippedFiles, withChange } from "./shipped-files.ts";

const problemsOf = (files: SourceFiles) => {
  const result = buildReferenceData(files);
  return result.ok ? [] : result.problems;
};

/** A case of fault-cases.csv (⏎ = line break): replacing `from` by `to` in `file` must report this problem. */
interface FaultCase {
  readonly group: "values" | "references" | "rules";
  readonly what: string;
  readonly file: string;
  /** text that occurs exactly once in the shipped file */
  readonly from: string;
  readonly to: string;
  readonly column: string;
  readonly found: string;
  /** empty = the problem of a repeated key, which has the other line number */
  readonly expected: string;
}

const casesText = readFileSync(new URL("fault-cases.csv", import.meta.url), "utf8")
  .trimEnd()
  .replaceAll("⏎", "\n");
const CASES = Papa.parse<FaultCase>(casesText, { header: true, delimiter: "," }).data;

/** Cases with one fault a file, so that a build reports them all; the faults of a group do not hide each other. */
function batchesOf(cases: readonly FaultCase[]): readonly FaultCase[][] {
  const batches: FaultCase[][] = [];
  for (const fault of cases) {
    const free = batches.find((batch) => batch.every(({ file }) => file !== fault.file));
    if (free) free.push(fault);
    else batches.push([fault]);
  }
  return batches;
}

describe.each(["values", "references", "rules"] as const)("a faulty file: %s", (group) => {
  it.each(
    batchesOf(CASES.filter((fault) => fault.group === group)).map(
      (batch) => [batch.map(({ what }) => what).join("; "), batch] as const,
    ),
  )("%s", (_what, batch) => {
    const changed = batch.map((fault) => ({ ...fault, ...withChange(fault.file, fault.from, fault.to) }));
    const files = new Map([
      ...shippedFiles,
      ...changed.map(({ file, files: own }) => [file, own.get(file) ?? ""] as const),
    ]);
    const problems = problemsOf(files);
    const twice: unknown = expect.stringMatching(/^a key that stands once \(.* is on line \d+ too\)$/);
    for (const { file, line, column, found, expected } of changed)
      expect(problems).toContainEqual({ file, line, column, found, expected: expected === "" ? twice : expected });
  });
});

/** The shipped files without the matching lines of one file. */
const without = (file: string, pattern: RegExp): SourceFiles => {
  const lines = (shippedFiles.get(file) ?? "").split("\n");
  const kept = lines.filter((line) => !pattern.test(line));
  if (kept.length === lines.length) throw new Error(`${file} has no line ${String(pattern)}`);
  return new Map([...shippedFiles, [file, kept.join("\n")]]);
};

const lineOf = (file: string, start: string): number =>
  (shippedFiles.get(file) ?? "").split("\n").findIndex((line) => line.startsWith(start)) + 1;

describe("a missing line", () => {
  it.each([
    [
      "the only reusables of a use case",
      "products/products.csv",
      /^stirrer_(stainless|pp_reuse),/,
      "usecase_id",
      "0 reusable",
      "at least 1 reusable product of stirrer in products/products.csv",
    ],
    [
      "most of its single-use products",
      "products/products.csv",
      /^stirrer_(wood|ps),/,
      "usecase_id",
      "2 single-use",
      "at least 3 single-use products of stirrer in products/products.csv",
    ],
  ] as const)("%s", (_what, file, pattern, column, found, expected) => {
    const place = { file: "use-cases/use-cases.csv", line: lineOf("use-cases/use-cases.csv", "stirrer,") };
    expect(problemsOf(without(file, pattern))).toContainEqual({ ...place, column, found, expected });
  });

  it("of a table that needs it is reported, each in its file", () => {
    const missing = [
      ["a region's energy", "activities/region-energy.csv", /^Spain,/, "region_id", "a line of the region Spain"],
      [
        "a region's rates, with no region to fall back to",
        "recovery/rates.csv",
        /^pet_bottle,Ecoville,/,
        "recovery_group",
        "a line of pet_bottle in Ecoville",
      ],
      ["a region's disposal", "disposal/mix.csv", /^Ecoville,other,/, "region_id", "the other mix of Ecoville"],
      [
        "a region's litter",
        "disposal/litter.csv",
        /^none,UnitedStates,/,
        "litter_class",
        "the class none in UnitedStates",
      ],
      ["a material's bases", "materials/composition.csv", /^cork,/, "mat_recipe_id", "the bases of cork"],
      ["a material's forming", "materials/forming.csv", /^cork,/, "mat_recipe_id", "a forming step of cork"],
      ["a use case's default washing", "washing/defaults.csv", /^plate,/, "usecase_id", "a line of the use case plate"],
      ["a use case's foods", "use-cases/foods.csv", /^pizza_box,/, "usecase_id", "the use case pizza_box"],
      ["a metric", "settings/metrics.csv", /^land_use,/, "metric_id", "the metric land_use"],
      ["a parameter", "settings/params.csv", /^reusable_min_uses,/, "param_id", "the parameter reusable_min_uses"],
      ["the default food", "foods/foods.csv", /^default_worst,/, "food_id", "the food default_worst"],
    ] as const;
    const files = missing.map(([, file, pattern]) => [file, without(file, pattern).get(file) ?? ""] as const);
    const problems = problemsOf(new Map([...shippedFiles, ...files]));
    for (const [, file, , column, expected] of missing)
      expect(problems).toContainEqual({ file, line: 1, column, found: "no such line", expected });
  });

  it("a missing rate of Spain falls back to Europe", () => {
    expect(problemsOf(without("recovery/rates.csv", /^pet_bottle,Spain,/))).toEqual([]);
  });
});

const replace = (file: string, text: string): SourceFiles => new Map([...shippedFiles, [file, text]]);

describe("a malformed file", () => {
  const bases = shippedFiles.get("materials/bases.csv") ?? "";

  it("is missing", () => {
    const files = new Map([...shippedFiles].filter(([file]) => file !== "settings/regions.csv"));
    expect(problemsOf(files)).toContainEqual({
      file: "settings/regions.csv",
      line: 1,
      column: "",
      found: "no such file",
      expected: "a CSV file",
    });
  });

  it("lacks a column and has an unknown one", () => {
    const problems = problemsOf(replace("materials/bases.csv", bases.replace("mat_base_name", "name")));
    const header = "mat_base_id,name,virgin_activity,recycled_activity";
    expect(problems).toContainEqual({
      file: "materials/bases.csv",
      line: 1,
      column: "mat_base_name",
      found: header,
      expected: "a column mat_base_name",
    });
    expect(problems).toContainEqual(expect.objectContaining({ line: 1, column: "name", found: "name" }));
  });

  it("has a line with a cell too many", () => {
    const { files, line } = withChange(
      "materials/bases.csv",
      "cork,Cork granulate,cork,",
      "cork,Cork, granulate,cork,",
    );
    expect(problemsOf(files)).toContainEqual({
      file: "materials/bases.csv",
      line,
      column: "",
      found: "5 cells",
      expected: "4 cells",
    });
  });

  it("has an open quote", () => {
    const { files, line } = withChange(
      "materials/bases.csv",
      "cork,Cork granulate,cork,",
      'cork,"Cork granulate,cork,',
    );
    expect(problemsOf(files)).toContainEqual(
      expect.objectContaining({ file: "materials/bases.csv", line, expected: "a line whose quotes are closed" }),
    );
  });

  it("is read equally with CRLF and without a final line break", () => {
    expect(problemsOf(replace("materials/bases.csv", bases.trimEnd().replaceAll("\n", "\r\n")))).toEqual([]);
  });
});

describe("problems", () => {
  it("are all collected", () => {
    const one = withChange("products/components.csv", "pp,9.5,8.5,10.5,medium", "pp,no,8.5,10.5,medium").files;
    const two = withChange("settings/score-bands.csv", "#b2182b", "red").files.get("settings/score-bands.csv") ?? "";
    const files = problemsOf(new Map([...one, ["settings/score-bands.csv", two]])).map((problem) => problem.file);
    expect(files).toEqual(["products/components.csv", "settings/score-bands.csv"]);
  });

  it("are printed with file, line, column, found and expected", () => {
    const problem = { file: "a/b.csv", line: 12, column: "mass_frac", found: "1.5", expected: "a number from 0 to 1" };
    expect(formatProblem(problem)).toBe('a/b.csv:12 mass_frac: found "1.5", expected a number from 0 to 1');
    expect(formatProblem({ ...problem, column: "" })).toBe('a/b.csv:12: found "1.5", expected a number from 0 to 1');
  });
});
