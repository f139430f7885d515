// @vitest-environment node
import { beforeAll, describe, expect, test } from "vitest";
import { rawScoresCsv, resultsCsv, type ComparisonReport } from "../../../app/exports/comparison-rows.ts";
import { contextCells, type ComparisonContext } from "../../../app/exports/context-columns.ts";
import type { CsvFormat } from "../../../app/exports/csv-text.ts";
import { METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { createScoringService } from "../../../workers/scoring-service.ts";
import { cups } from "../../engine/toy.ts";
import { bytesOf, TOY_BASE } from "../data/toy-tables.ts";
import { csvRows } from "../csv-rows.ts";
import { marketBan } from "../market-ban.ts";

/** What a report is written of, with the comparison that its context tells. */
type Given = ComparisonContext & Omit<ComparisonReport, "comparison" | "context">;

const writtenResults = (given: Given, format: CsvFormat) =>
  resultsCsv({ ...given, context: contextCells(given) }, format);
const writtenRawScores = (given: Given, perUse: boolean, format: CsvFormat) =>
  rawScoresCsv({ ...given, context: contextCells(given) }, perUse, format);

let report: Given;

beforeAll(async () => {
  const service = createScoringService();
  const loaded = await service.loadReference({ version: "v7", base: [bytesOf(TOY_BASE)], regions: {} });
  const currentProductIds = ["cup_pp", "cup_board", "cup_gone", "nothing", "cup_steel"];
  const scored = await service.scoreComparison("v7", {
    ...cups,
    products: currentProductIds.map((prodsys_id) => ({ prodsys_id })),
  });
  if (!loaded.ok || !scored.ok) throw new Error("the toy tables do not score");
  report = {
    comparison: {
      comparison_id: "c1",
      comparison_name: "=cups",
      usecase_id: "cup",
      food_id: "default_worst",
      region_use: "Global",
      currentProductIds,
      customCompostingAndRecycling: false,
      recycling_overrides: {},
      rawscoresPerUse: false,
    },
    catalogue: loaded.value,
    scores: scored.value,
    data_version: "v7",
  };
});

const IDS = ["cup_pp", "cup_board", "cup_gone", "cup_steel"];
const metricsWithUnits = (): [string, string][] =>
  report.catalogue.metrics.map(({ metric_id, unit }) => [metric_id, unit]);

test("the data version is text that no spreadsheet reads as a number", () => {
  const [row] = csvRows(writtenResults({ ...report, data_version: "2026.10" }, { decimalComma: false }));
  expect(row?.["data version"]).toBe("v2026.10");
});

test.each([writtenResults, (given: Given) => writtenRawScores(given, false, { decimalComma: false })])(
  "every row names the set of warming potentials of its climate figures, or nothing where the dataset names none",
  (write) => {
    const metrics = report.catalogue.metrics.map((metric) =>
      metric.metric_id === "climate" ? { ...metric, accounting: "GWP100, IPCC AR5" } : metric,
    );
    const named = { ...report, catalogue: { ...report.catalogue, metrics } };
    const column = (given: Given) =>
      new Set(csvRows(write(given, { decimalComma: false })).map((row) => row["climate counted as"]));
    expect(column(named)).toEqual(new Set(["GWP100, IPCC AR5"]));
    expect(column(report)).toEqual(new Set([""]));
  },
);

describe("results", () => {
  test("one row per existing product: scores at full precision, marks, ids beside names, and what they depend on", () => {
    const rows = csvRows(writtenResults(report, { decimalComma: false }));
    expect(rows.map((row) => row["product_id"])).toEqual(IDS);
    rows.forEach((row) => {
      const product = report.scores.products.find((one) => one?.prodsys_id === row["product_id"]);
      for (const id of METRIC_IDS) {
        expect(Number(row[`${id} score [1-100, higher is better]`])).toBe(product?.score[id]);
        expect(row[`${id} assumed`]).toBe(product?.assumed.includes(id) ? "yes" : "no");
        expect(row[`${id} below scale`]).toBe(product?.below_scale.includes(id) ? "yes" : "no");
      }
      expect(Number(row["summary score [0-100, higher is better]"])).toBe(product?.summary);
      expect(row).toMatchObject({
        comparison_id: "c1",
        comparison: "'=cups",
        region_id: "Global",
        region: "Global",
        usecase_id: "cup",
        food_id: "default_worst",
        weights: "usual weights",
        "recycling settings": "regional averages",
        "climate weight": "1",
        "data version": "v7",
      });
      expect(row["functional unit"]).not.toBe("");
    });
  });

  test("ranks by summary, best first", () => {
    const rows = csvRows(writtenResults(report, { decimalComma: false }));
    const best = rows.toSorted((a, b) => Number(a["rank"]) - Number(b["rank"]));
    const summaries = best.map((row) => Number(row["summary score [0-100, higher is better]"]));
    expect(summaries).toEqual(summaries.toSorted((a, b) => b - a));
    expect(best[0]?.["rank"]).toBe("1");
  });

  test("the heavy product that does not set the scale is marked as below it", () => {
    const old = csvRows(writtenResults(report, { decimalComma: false })).filter(
      (row) => row["climate below scale"] === "yes",
    );
    expect(old.map((row) => row["product_id"])).toEqual(
      report.scores.products.flatMap((one) => (one?.below_scale.includes("climate") ? one.prodsys_id : [])),
    );
  });

  test("the user's weights replace the table's", () => {
    const weighed = { ...report, comparison: { ...report.comparison, weights: { h2o: 3 } } };
    expect(csvRows(writtenResults(weighed, { decimalComma: false }))[0]).toMatchObject({
      "h2o weight": "3",
      "climate weight": "0",
      weights: "own weights",
    });
  });
});

describe("raw scores", () => {
  test.each([
    [false, "functional unit"],
    [true, "use of one item"],
  ])("per use %s: values with their unit in the column name", (perUse, basis) => {
    const rows = csvRows(writtenRawScores(report, perUse, { decimalComma: false }));
    expect(rows.map((row) => row["product_id"])).toEqual(IDS);
    rows.forEach((row) => {
      const product = report.scores.products.find((one) => one?.prodsys_id === row["product_id"]);
      const values = perUse ? product?.raw_per_use : product?.raw;
      expect(row["basis"]).toBe(`per ${basis}`);
      const units = new Map(metricsWithUnits());
      for (const id of ["climate", "h2o", "plastic_pollution", "land_use"] as const) {
        expect(Number(row[`${id} raw [${units.get(id)} per ${basis}]`])).toBe(values?.[id]);
      }
      expect(Number(row["chemicals raw [points]"])).toBe(values?.chemicals);
    });
  });
});

describe("a pinned baseline", () => {
  const differences = (row: Record<string, string> | undefined) =>
    Object.keys(row ?? {}).filter((name) => name.endsWith("minus baseline"));

  test("adds each value's difference to the baseline's, and the baseline's id", () => {
    const pinned = { ...report, baseline: "cup_steel" };
    const rows = csvRows(writtenResults(pinned, { decimalComma: false }));
    const steel = report.scores.products.find((one) => one?.prodsys_id === "cup_steel");
    const pp = report.scores.products.find((one) => one?.prodsys_id === "cup_pp");
    expect(rows.map((row) => row["baseline product_id"])).toEqual(IDS.map(() => "cup_steel"));
    expect(differences(rows[0])).toHaveLength(1 + METRIC_IDS.length);
    expect(Number(rows[0]?.["h2o score minus baseline"])).toBe((pp?.score.h2o ?? NaN) - (steel?.score.h2o ?? NaN));
    expect(Number(rows[3]?.["summary score minus baseline"])).toBe(0);

    const raw = csvRows(writtenRawScores(pinned, true, { decimalComma: false }));
    expect(differences(raw[0])).toHaveLength(METRIC_IDS.length);
    const climate = differences(raw[0]).find((name) => name.startsWith("climate raw [")) ?? "";
    expect(Number(raw[0]?.[climate])).toBe((pp?.raw_per_use.climate ?? NaN) - (steel?.raw_per_use.climate ?? NaN));
  });

  test.each([null, "nothing", "elsewhere"])("%s is not among the products with scores: no such columns", (baseline) => {
    expect(differences(csvRows(writtenResults({ ...report, baseline }, { decimalComma: false }))[0])).toEqual([]);
  });
});

test("each product has the market rules of the region, with date and source", () => {
  const rule = marketBan();
  const catalogue = { ...report.catalogue, market_rules: [rule] };
  const rows = csvRows(writtenResults({ ...report, catalogue }, { decimalComma: false }));
  const of = (id: string) => rows.find((row) => row["product_id"] === id)?.["market rules"];
  expect(of("cup_pp")).toBe("not allowed from 2021-07-03 (Law 1, not confirmed against the law's text)");
  expect(of("cup_steel")).toBe("");

  const noted = { ...report.catalogue, market_rules: [{ ...rule, date_note: "The day is not confirmed." }] };
  const [first] = csvRows(writtenResults({ ...report, catalogue: noted }, { decimalComma: false })).filter(
    (row) => row["product_id"] === "cup_pp",
  );
  expect(first?.["market rules"]).toContain("[The day is not confirmed.]");
});

describe("figures beside the scores", () => {
  test("have columns where they are worked out, by the product of the row, and none otherwise", async () => {
    const service = createScoringService();
    await service.loadReference({ version: "v7", base: [bytesOf(TOY_BASE)], regions: {} });
    const { comparison } = report;
    const input = {
      region_use: comparison.region_use,
      recycling: { custom: false },
      custom_products: [],
      custom_foods: [],
      usecase_id: comparison.usecase_id,
      food_id: comparison.food_id,
      products: comparison.currentProductIds.map((prodsys_id) => ({ prodsys_id })),
    };
    const quality = await service.dataQuality("v7", input);
    const water = await service.waterFigures("v7", input);
    const end_of_life = await service.endOfLifeMarks("v7", input);
    if (!quality.ok || !water.ok || !end_of_life.ok) throw new Error("the toy tables do not answer");
    const results = csvRows(writtenResults({ ...report, quality: quality.value }, { decimalComma: false }));
    const raws = csvRows(
      writtenRawScores({ ...report, water: water.value, end_of_life: end_of_life.value }, false, {
        decimalComma: false,
      }),
    );
    IDS.forEach((id, row) => {
      const place = comparison.currentProductIds.indexOf(id);
      const [known, marks] = [quality.value[place], end_of_life.value[place]];
      expect(results[row]?.["summary rests on estimates [share, 0-1]"]).toBe(String(known?.summary ?? ""));
      expect(results[row]?.["climate rests on estimates [share, 0-1]"]).not.toBe("");
      expect(raws[row]?.["climate if all landfilled [g CO2e per functional unit]"]).toBe(
        String(marks?.landfilled ?? ""),
      );
      // the toy world has no factors of scarcity
      expect(raws[row]?.["water scarcity [m3 world-eq per functional unit]"]).toBe("");
    });
    const plain = csvRows(writtenResults(report, { decimalComma: false }));
    expect(Object.keys(plain[0] ?? {}).filter((name) => name.includes("estimates"))).toEqual([]);
  });
});

test("figures of the view without the reuse rule say that they are no scores", () => {
  const [row] = csvRows(writtenResults({ ...report, without_reuse_rule: true }, { decimalComma: false }));
  expect(row?.["ratings"]).toContain("not the score");
  expect(csvRows(writtenResults(report, { decimalComma: false }))[0]).not.toHaveProperty("ratings");
});
