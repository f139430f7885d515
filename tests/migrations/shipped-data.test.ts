import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { ID_PATTERN } from "../../edge-api/contract/ids.ts";
import { REFERENCE_KINDS, REGIONAL_KINDS } from "../../edge-api/contract/reference-kinds.ts";
import { builtFiles } from "../../migrations/reference-data/build/built-files.ts";
import { buildShipped, shippedFiles } from "./shipped-files.ts";

const { tables, regions, spanish, tradeWords } = buildShipped();
const files = builtFiles({ version: "2027.1", note: "Revision.\nOne change." }, tables, regions, spanish, tradeWords);

const parse = (name: string): { version: string; rows: { kind: string; data: string }[] } =>
  JSON.parse(files.get(name) ?? "null") as { version: string; rows: { kind: string; data: string }[] };

describe("the shipped data set", () => {
  it("has every kind once, in the order of the contract", () => {
    expect(parse("base.json").rows.map((row) => row.kind)).toEqual([...REFERENCE_KINDS]);
  });

  it("has rows of every regional kind, and of no other, for each region", () => {
    expect(regions).toEqual([
      "Europe",
      "UnitedStates",
      "Spain",
      "Ecoville",
      "Germany",
      "France",
      "UnitedKingdom",
      "Italy",
      "Netherlands",
    ]);
    const inOrder = REFERENCE_KINDS.filter((kind) => (REGIONAL_KINDS as readonly string[]).includes(kind));
    for (const region of regions) expect(parse(`${region}.json`).rows.map((row) => row.kind)).toEqual(inOrder);
  });

  it("has only keys of valid ids", () => {
    const keys = [...files.keys()]
      .filter((name) => !["manifest.json", "names-es.json", "trade-words.json"].includes(name))
      .flatMap((name) => parse(name).rows)
      .flatMap((row) => Object.keys(JSON.parse(row.data) as Record<string, unknown>))
      .flatMap((key) => key.split("/"));
    expect(keys.filter((part) => !ID_PATTERN.test(part))).toEqual([]);
  });

  it("serves every food but the assumed one with some use case", () => {
    const served = new Set(
      [...tables.table("usecase").values()].flatMap(({ foods }) => (typeof foods === "string" ? foods.split("|") : [])),
    );
    expect([...tables.table("food-spec").keys()].filter((id) => !served.has(id))).toEqual(["default_worst"]);
  });

  it("has only finite numbers and no field without a value", () => {
    for (const text of files.values()) expect(text).not.toMatch(/:null|NaN|Infinity/);
  });

  it("has the numbers of rows, estimates and definitions that the READMEs state", () => {
    const counts = { all: 0, "expert-estimate": 0, definition: 0 };
    for (const text of shippedFiles.values()) {
      if (!/^quality,|,quality,/.test(text.split("\n", 1)[0] ?? "")) continue;
      for (const { quality } of Papa.parse<{ quality: string }>(text, { header: true, skipEmptyLines: true }).data) {
        counts.all += 1;
        if (quality === "expert-estimate" || quality === "definition") counts[quality] += 1;
      }
    }
    const shown = `${counts["expert-estimate"]} of ${counts.all.toLocaleString("en")} rows are estimates`;
    for (const readme of ["README.md", "migrations/reference-data/README.md"]) {
      const text = readFileSync(new URL(`../../${readme}`, import.meta.url), "utf8");
      expect(text).toContain(shown);
      expect(text).toContain(`${counts.definition} are definitions`);
    }
    const note = readFileSync(new URL("../../migrations/reference-data/dataset.json", import.meta.url), "utf8");
    expect(note).toContain(`"${shown}`);
    expect(note).toContain(`"${counts["expert-estimate"]} de ${counts.all} filas son estimaciones`);
    const activities = tables.table("activity-spec").size;
    const main = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
    expect(main).toContain(`${tables.table("prodsys").size} products, ${activities} activities, ten regions`);
    expect(regions).toHaveLength(9);
  });

  it("uses the scenario without a sea leg inside Global for heavy ware only", () => {
    const parts = [...tables.table("recipe").values()];
    const heavy = [...tables.table("prodsys").values()].filter((product) => {
      const own = parts.filter((part) => part["prodsys_id"] === product["prodsys_id"]);
      const grams = own.reduce((sum, part) => sum + Number(part["mass_grams"]), 0);
      const main = own.find((part) => part["main_yn"] === "1")?.["mat_recipe_id"];
      const dense = typeof main === "string" && /^(glass|porcelain|stoneware)/.test(main);
      return product["region_production"] === undefined && (grams >= 200 || (dense && grams >= 80));
    });
    const named = [...tables.table("prodsys").values()].filter((product) => product["trans_scenario_id"] === "heavy");
    expect(named).toEqual(heavy);
    expect(named.length).toBeGreaterThan(10);
  });

  it("is built byte for byte equal every time", () => {
    const again = buildShipped();
    expect([
      ...builtFiles(
        { version: "2027.1", note: "Revision.\nOne change." },
        again.tables,
        again.regions,
        again.spanish,
        again.tradeWords,
      ),
    ]).toEqual([...files]);
  });

  it("has a manifest with the SHA-256 of its files and the number of records of each kind", () => {
    const manifest = JSON.parse(files.get("manifest.json") ?? "null") as {
      version: string;
      files: Record<string, string>;
      kinds: Record<string, number>;
    };
    const sha = (name: string): string =>
      createHash("sha256")
        .update(files.get(name) ?? "")
        .digest("hex");
    expect(manifest.version).toBe("2027.1");
    expect(Object.entries(manifest.files)).toEqual(
      ["base.json", ...regions.map((region) => `${region}.json`)].map((name) => [name, sha(name)]),
    );
    expect(manifest.kinds["prodsys"]).toBe(tables.table("prodsys").size);
    expect(Object.keys(manifest.kinds)).toEqual([...REFERENCE_KINDS]);
  });

  it.each([
    "activity-spec",
    "prodsys",
    "recipe",
    "recyc-default",
    "litter-spec",
    "dispose-default",
    "wash-system-spec",
  ] as const)("keeps source, quality and check of every %s", (kind) => {
    for (const record of tables.table(kind).values())
      expect(record).toMatchObject({
        source: expect.any(String),
        quality: expect.any(String),
        checked: expect.any(String),
      });
  });

  it("keeps source, geography and quality of every regional impact", () => {
    for (const region of regions)
      for (const record of tables.table("impact", region).values())
        expect(record).toMatchObject({
          source: expect.any(String),
          geography: expect.any(String),
          quality: expect.any(String),
          checked: expect.any(String),
        });
  });
});
