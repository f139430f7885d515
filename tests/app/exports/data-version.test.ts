// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { expect, test } from "vitest";
import { accountCsv, sharesCsv } from "../../../app/data/export/account-csv.ts";
import { dataHealthCsv } from "../../../app/data/export/admin-csv.ts";
import { contextCells, type NamedCell } from "../../../app/data/export/context-columns.ts";
import { changedRecordsCsv, versionDifferenceCsv } from "../../../app/data/export/version-difference-csv.ts";
import { changeCountsCsv, versionsCsv } from "../../../app/exports/data-changes-files.ts";
import { sideBySideCsv } from "../../../app/exports/portfolio-tables.ts";
import { scenarioScoresCsv } from "../../../app/exports/scenario.ts";
import { comparisonsCsv, foodsCsv, portfoliosCsv, productsCsv } from "../../../app/exports/work-lists-rows.ts";
import type { Comparison } from "../../../edge-api/contract/comparison.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import type { PortfolioScores } from "../../../workers/engine/portfolio/portfolio-result.ts";
import { csvLine } from "../../../workers/export/csv-cell.ts";
import { contextColumns } from "../../../workers/export/named-column.ts";
import { csvRows } from "../csv-rows.ts";

/** A spreadsheet that reads it as a number shows 2026.1. */
const VERSION = "2026.10";
const FORMAT = { decimalComma: false, units: "metric" } as const;

// of all these the writers read what is here, and nothing else
const catalogue = {
  version: VERSION,
  metrics: [],
  regions: [],
  use_cases: [],
  foods: [],
  products: [],
  food_properties: [],
} as unknown as Catalogue;
const comparison = {
  comparison_id: "c",
  comparison_name: "Cups",
  region_use: "Global",
  usecase_id: "cup",
  food_id: "tea",
  currentProductIds: [],
  data_version: VERSION,
} as unknown as Comparison;
const portfolio = { portfolio_id: "p", portfolio_name: "Canteens", portfolio_desc: "", region_use: "Global" };
const scores = { summary: 1, score: {}, raw: {}, assumed: [], below_scale: [] } as unknown as PortfolioScores;
const report = { catalogue, context: [] };

const fileOf = (cells: readonly NamedCell[]): string =>
  "\uFEFF" +
  [cells.map(({ name }) => name), cells.map(({ value }) => value)].map((row) => csvLine(row, FORMAT)).join("");

/** Every file of code that writes a version into a table, with its tables. */
const WRITERS: Readonly<Record<string, () => readonly string[]>> = {
  "account-csv.ts": () => {
    const file = accountCsv(JSON.stringify({ comparisons: [comparison] }), "comparisons", FORMAT);
    const shares = sharesCsv(
      [{ id: "s", name: "Cups", kind: "comparison", created: 0, expires: null, last_opened: 0, data_version: VERSION }],
      (id) => `/s/${id}`,
      FORMAT,
    );
    return file.ok ? [file.value, shares] : [shares];
  },
  "context-columns.ts": () => [fileOf(contextCells({ comparison, catalogue, data_version: VERSION }))],
  "admin-csv.ts": () => {
    const one = { region: "Global", prodsys_id: "cup", usecase_id: "cup", code: "x", id: "y" };
    const health = {
      version: VERSION,
      faults: [{ kind: "impact", region: "Global", key: "k", field: "f", code: "c", text: "t" }],
      warnings: [one],
      outOfRange: [{ ...one, metric_id: "climate", score: 0 }],
    } as unknown as Parameters<typeof dataHealthCsv>[0];
    return (["faults", "warnings", "outOfRange"] as const).map((list) => dataHealthCsv(health, list, FORMAT));
  },
  "named-column.ts": () => {
    const head = {
      portfolio_id: "p",
      portfolio_name: "Canteens",
      region_id: "Global",
      region_name: "Global",
      custom_recycling: false,
      climate_method: "GWP100, IPCC AR5",
      own_weights: false,
      data_version: VERSION,
    };
    return [fileOf(contextColumns(head).map(({ name, cell }) => ({ name, value: cell(null) })))];
  },
  "data-changes-files.ts": () => [
    versionsCsv([{ version: VERSION, created: 0, note: "" }], { inUse: VERSION }, FORMAT),
    changeCountsCsv(
      [{ kind: "impact", region: "Global", added: 1, changed: 0, removed: 0 }],
      { from: VERSION, to: VERSION },
      FORMAT,
    ),
  ],
  "scenario.ts": () => [
    scenarioScoresCsv({ ...report, origin: portfolio, before: scores, now: scores, version_before: VERSION }, FORMAT),
  ],
  "portfolio-tables.ts": () => [
    sideBySideCsv(
      {
        ...report,
        rows: [
          {
            kind: "own",
            portfolio_id: "p",
            name: "Canteens",
            hasOwnWeights: false,
            totals: scores,
            assumed: null,
            uses: 1,
            data_version: VERSION,
          },
        ],
      },
      FORMAT,
    ),
  ],
  "version-difference-csv.ts": () => [
    versionDifferenceCsv(
      { ...report, from: VERSION, to: VERSION, rows: [{ prodsys_id: null, before: null, now: null }] },
      FORMAT,
    ),
    changedRecordsCsv(
      [{ kind: "impact", region: "Global", key: "k", name: "Steel", variant: null, what: "added", fields: [] }],
      { from: VERSION, to: VERSION },
      FORMAT,
    ),
  ],
  "work-lists-rows.ts": () => [
    comparisonsCsv([{ comparison, changed: 0, best: null }], { catalogue }, FORMAT),
    portfoliosCsv(
      [
        {
          portfolio: { ...portfolio, data_version: VERSION } as unknown as Parameters<
            typeof portfoliosCsv
          >[0][number]["portfolio"],
          entry_count: 1,
          uses: null,
          use_cases: null,
          changed: 0,
          summary: null,
        },
      ],
      { catalogue },
      FORMAT,
    ),
    productsCsv(
      [
        {
          customProduct: {
            product: { prodsys_id: "x", prodsys_name: "Mine", usecase: "cup", reusable_yn: "0", components: [] },
          } as unknown as Parameters<typeof productsCsv>[0][number]["customProduct"],
          changed: 0,
        },
      ],
      { catalogue },
      FORMAT,
    ),
    foodsCsv([{ food: { food_id: "f", food_name: "Soup", props: [] }, changed: 0 }], { catalogue }, FORMAT),
  ],
};

test.each(Object.entries(WRITERS))("%s: a data version is text that no spreadsheet reads as a number", (_, write) => {
  const files = write();
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const data = csvRows(file);
    const versions = data.flatMap((row) => Object.entries(row).filter(([name]) => /data.version/.test(name)));
    expect(versions.length).toBeGreaterThan(0);
    for (const [name, value] of versions) expect([name, value]).toEqual([name, `v${VERSION}`]);
    expect(file).not.toMatch(/(^|[,;"=])2026\.10/m);
  }
});

test("no other code of tables has a column with a data version", () => {
  const folders = ["app/data/export", "app/exports", "workers/export", "workers/command-line", "workers/import"];
  const writers = folders.flatMap((folder) =>
    readdirSync(resolve(import.meta.dirname, "../../..", folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
      .map(({ parentPath, name }) => resolve(parentPath, name))
      .filter((file) =>
        /versionCell\(|["'`][^"'`]*\bdata[ _]version( before| now)?["'`]/.test(readFileSync(file, "utf8")),
      ),
  );
  expect(writers.map((file) => basename(file)).toSorted()).toEqual(Object.keys(WRITERS).toSorted());
});
