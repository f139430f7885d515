// @vitest-environment node
import {
  breakEvenCsv,
  circularityCsv,
  componentsCsv,
  profilesCsv,
  stagesCsv,
} from "../../../app/exports/section-rows.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { contextCells, type ComparisonContext } from "../../../app/exports/context-columns.ts";
import { QUANT_METRIC_IDS, STAGES } from "../../../edge-api/contract/metrics.ts";
import type { ComparisonInput } from "../../../workers/engine/comparison-result.ts";
import { createScoringService } from "../../../workers/scoring-service.ts";
import { bytesOf, TOY_BASE } from "../data/toy-tables.ts";
import type { Result } from "../../../workers/boundary.ts";
import { cups } from "../../engine/toy.ts";
import { csvRows } from "../csv-rows.ts";

const PLAIN = { decimalComma: false };
const COMMA = { decimalComma: true };
const IDS = ["cup_pp", "cup_board", "cup_steel"];

const valueOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.problem.detail);
  return result.value;
};

const answers = async () => {
  const service = createScoringService();
  const catalogue = valueOf(await service.loadReference({ version: "v7", base: [bytesOf(TOY_BASE)], regions: {} }));
  const input: ComparisonInput = {
    ...cups,
    products: [...IDS.slice(0, 2), "nobody", ...IDS.slice(2)].map((prodsys_id) => ({ prodsys_id })),
  };
  const about: ComparisonContext = {
    comparison: {
      comparison_id: "c1",
      comparison_name: "=cups",
      usecase_id: "cup",
      food_id: "default_worst",
      region_use: "Global",
      currentProductIds: input.products.map(({ prodsys_id }) => prodsys_id),
      customCompostingAndRecycling: false,
      recycling_overrides: {},
      rawscoresPerUse: false,
    },
    catalogue,
    data_version: "v7",
  };
  return {
    context: { catalogue, context: contextCells(about), usecase_id: "cup" },
    scores: valueOf(await service.scoreComparison("v7", input)),
    contributions: valueOf(await service.contributions("v7", input)),
    pairs: valueOf(await service.breakEvens("v7", input)),
    profiles: valueOf(await service.profiles("v7", input)),
  };
};

let given: Awaited<ReturnType<typeof answers>>;
beforeAll(async () => {
  given = await answers();
});

/** The climate column as written. */
const climateIn = (rows: Record<string, string>[]) => {
  const column = Object.keys(rows[0] ?? {}).find((name) => name.startsWith("climate [")) ?? "";
  return rows.map((row) => row[column] ?? "");
};
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const rawOf = (prodsys_id: string | undefined) =>
  given.scores.products.find((product) => product?.prodsys_id === prodsys_id)?.raw;

describe.each([
  ["stages", stagesCsv],
  ["components", componentsCsv],
])("impact by %s", (_name, write) => {
  test("one column per metric; the rows of a product add up to its raw value", () => {
    const rows = csvRows(write({ ...given.context, contributions: given.contributions }, PLAIN));
    expect([...new Set(rows.map((row) => row["product_id"]))]).toEqual(IDS);
    for (const id of IDS) {
      for (const metric of QUANT_METRIC_IDS) {
        const unit = given.context.catalogue.metrics.find(({ metric_id }) => metric_id === metric)?.unit;
        const values = rows
          .filter((row) => row["product_id"] === id)
          .map((row) => Number(row[`${metric} [${unit} per functional unit]`]));
        expect(sumOf(values)).toBeCloseTo(rawOf(id)?.[metric] ?? Number.NaN, 9);
      }
    }
    for (const row of rows) expect(row).toMatchObject({ "data version": "v7", comparison: "'=cups", region: "Global" });
  });

  test("with a decimal comma every number reads back the same", () => {
    const report = { ...given.context, contributions: given.contributions };
    const plain = csvRows(write(report, PLAIN));
    const comma = csvRows(write(report, COMMA), ";");
    expect(climateIn(comma).map((text) => text.replace(",", "."))).toEqual(climateIn(plain));
    expect(climateIn(comma).some((text) => text.includes(","))).toBe(true);
  });
});

test("impact by stages has every stage of every product", () => {
  const rows = csvRows(stagesCsv({ ...given.context, contributions: given.contributions }, PLAIN));
  expect(rows.map((row) => row["stage"])).toEqual(IDS.flatMap(() => [...STAGES]));
});

test("impact by components puts washing on the whole product", () => {
  const rows = csvRows(componentsCsv({ ...given.context, contributions: given.contributions }, PLAIN));
  expect(rows.filter((row) => row["stage"] === "washing").map((row) => [row["product_id"], row["component"]])).toEqual([
    ["cup_steel", "whole product"],
  ]);
});

test("break-even: one row per pair and metric, with the crossing lines, or why they never cross", () => {
  const rows = csvRows(breakEvenCsv({ ...given.context, pairs: given.pairs }, PLAIN));
  expect(rows).toHaveLength(2 * QUANT_METRIC_IDS.length);
  const climate = rows.find((row) => row["single_use_id"] === "cup_pp" && row["metric"] === "climate");
  expect(climate).toMatchObject({ reusable_id: "cup_steel", "break-even [uses]": "26", "why never": "" });
  const at = Number(climate?.["lines cross at [uses]"]);
  const [life, each, other] = [
    "reusable, before the first use [unit per functional unit]",
    "reusable, each use [unit per functional unit]",
    "single-use, each use [unit per functional unit]",
  ].map((name) => Number(climate?.[name]));
  expect((life ?? 0) + (each ?? 0) * at).toBeCloseTo((other ?? 0) * at, 6);
  const land = rows.find((row) => row["single_use_id"] === "cup_pp" && row["metric"] === "land_use");
  expect(land).toMatchObject({
    "break-even [uses]": "",
    "why never": "each wash costs more than one of the single-use product",
  });
});

test("circularity: shares of mass, and grams, at full precision", () => {
  const rows = csvRows(circularityCsv({ ...given.context, scores: given.scores }, PLAIN));
  expect(rows.map((row) => row["product_id"])).toEqual(IDS);
  rows.forEach((row) => {
    const flows = given.scores.products.find((one) => one?.prodsys_id === row["product_id"])?.circularity;
    expect(Number(row["recycled [share of mass]"])).toBe(flows?.recycled);
    expect(Number(row["open dumped [share of mass]"])).toBe(flows?.open_dumped);
    expect(Number(row["mass [g per functional unit]"])).toBe(flows?.mass_per_unit);
  });
});

test("profiles: one row per component, with the product's facts on each", () => {
  const rows = csvRows(profilesCsv({ ...given.context, profiles: given.profiles }, PLAIN));
  expect(rows.map((row) => [row["product_id"], row["component_id"]])).toEqual([
    ["cup_pp", "body"],
    ["cup_board", "body"],
    ["cup_board", "lid"],
    ["cup_steel", "body"],
  ]);
  expect(rows.at(-1)).toMatchObject({ "uses per item": "100", "items per rack": "20", "data version": "v7" });
  expect(rows[0]).toMatchObject({ "washing system": "", "items per rack": "" });
});

test("a comparison without existing products still has a header", () => {
  expect(stagesCsv({ ...given.context, contributions: [null] }, PLAIN)).toBe("\uFEFFproduct_id,stage\r\n");
});
