import { describe, expect, test } from "vitest";
import type { ComparisonInput } from "../../workers/engine/comparison-result.ts";
import { createScoringService } from "../../workers/scoring-service.ts";
import { cups } from "../engine/toy.ts";
import { bytesOf, TOY, toyBytes } from "./toy-bytes.ts";

const CUP: ComparisonInput = {
  ...cups,
  products: [{ prodsys_id: "cup_pp" }, { prodsys_id: "nothing" }],
};

const loadedService = async () => {
  const service = createScoringService();
  const loaded = await service.loadReference(toyBytes("v1"));
  if (!loaded.ok) throw new Error(loaded.problem.detail);
  return { service, catalogue: loaded.value };
};

describe("loading", () => {
  test("returns the catalogue, and scores the anchor of the vectors", async () => {
    const { service, catalogue } = await loadedService();
    expect(catalogue.version).toBe("v1");
    expect(catalogue.products.map(({ prodsys_id }) => prodsys_id)).toContain("cup_pp");
    const scored = await service.scoreComparison("v1", CUP);
    if (!scored.ok) throw new Error(scored.problem.detail);
    expect(scored.value.products[0]?.raw.climate).toBeCloseTo(40.471, 9);
    expect(scored.value.products[1]).toBeNull();
    expect(scored.value.warnings).toContainEqual({ code: "missing_entry", id: "nothing" });
  });

  test.each([
    ["no JSON", [new TextEncoder().encode("{").buffer]],
    ["no UTF-8", [new Uint8Array([0xff, 0xfe]).buffer]],
    ["no list", [bytesOf({ kind: "impact" })]],
    ["rows without a kind", [bytesOf([{ data: {} }])]],
    ["data that are no object", [bytesOf(TOY.base), bytesOf([{ kind: "impact", data: "[1]" }])]],
    ["tables missing", [bytesOf(TOY.base.filter(({ kind }) => kind !== "impact"))]],
    ["nothing", []],
  ])("%s: refused, and the version before stays whole", async (_name, base) => {
    const { service } = await loadedService();
    const refused = await service.loadReference({ version: "v2", base, regions: {} });
    expect(refused).toMatchObject({ ok: false, problem: { code: "bad_reference_data" } });
    expect(await service.scoreComparison("v1", CUP)).toMatchObject({ ok: true });
    expect(await service.scoreComparison("v2", CUP)).toMatchObject({ ok: false, problem: { code: "wrong_version" } });
  });
});

describe("versions and regions", () => {
  test("calls before loading are refused", async () => {
    const service = createScoringService();
    expect(await service.scoreComparison("v1", CUP)).toMatchObject({ problem: { code: "no_reference_data" } });
    expect(await service.loadRegion("v1", "Europe", [])).toMatchObject({ problem: { code: "no_reference_data" } });
  });

  test("rows of a region of another version are refused", async () => {
    const { service } = await loadedService();
    expect(await service.loadRegion("v0", "Europe", [bytesOf([])])).toMatchObject({
      problem: { code: "wrong_version" },
    });
  });

  test("additionally loaded regions stay when the same version is put into use", async () => {
    const service = createScoringService();
    const { base, regions } = toyBytes("v1");
    await service.keepReference({ version: "v1", base, regions: {} });
    expect(await service.loadRegion("v1", "Europe", regions["Europe"] ?? [])).toMatchObject({ ok: true });
    const before = await service.scoreComparison("v1", { ...CUP, region_use: "Europe" });
    expect(before).toMatchObject({ ok: true });
    await service.loadReference({ ...toyBytes("v1"), regions: {} });
    expect(await service.scoreComparison("v1", { ...CUP, region_use: "Europe" })).toEqual(before);
  });

  test("damaged rows of a region are refused, and the region is unchanged", async () => {
    const { service } = await loadedService();
    const before = await service.scoreComparison("v1", { ...CUP, region_use: "Europe" });
    const refused = await service.loadRegion("v1", "Europe", [bytesOf([{ kind: "impact", data: "oops" }])]);
    expect(refused).toMatchObject({ ok: false, problem: { code: "bad_reference_data" } });
    expect(await service.scoreComparison("v1", { ...CUP, region_use: "Europe" })).toEqual(before);
  });

  test("a region with tables that are not loaded is refused by name, for use and production, not scored as the base", async () => {
    const service = createScoringService();
    await service.loadReference({ ...toyBytes("v1"), regions: {} });
    const use = await service.scoreComparison("v1", { ...CUP, region_use: "Europe" });
    expect(use).toEqual({ ok: false, problem: { code: "missing_region", detail: "Europe" } });
    const made = { prodsys_id: "cup_pp", overrides: { region_production: "Spain" } };
    const production = await service.scoreComparison("v1", { ...CUP, products: [made] });
    expect(production).toEqual({ ok: false, problem: { code: "missing_region", detail: "Spain" } });
    await service.loadRegion("v1", "Spain", [bytesOf(TOY.regions["Farland"])]);
    expect(await service.scoreComparison("v1", { ...CUP, products: [made] })).toMatchObject({ ok: true });
  });

  test("an unknown use case is refused; a region without tables equals the base", async () => {
    const { service } = await loadedService();
    expect(await service.scoreComparison("v1", { ...CUP, usecase_id: "boat" })).toMatchObject({
      problem: { code: "unknown_use_case", detail: "boat" },
    });
    const base = await service.scoreComparison("v1", CUP);
    expect(await service.scoreComparison("v1", { ...CUP, region_use: "__proto__" })).toEqual(base);
    expect(await service.scoreComparison("v1", { ...CUP, region_use: "Asia" })).toEqual(base);
  });
});

describe("unpacking replies", () => {
  test("splits by kind, in order; the parts can be loaded", async () => {
    const service = createScoringService();
    const taken = await service.unpackReply(bytesOf([...TOY.base, ...TOY.base]));
    if (!taken.ok) throw new Error(taken.problem.detail);
    expect(taken.value.map(({ kind }) => kind)).toEqual(TOY.base.map(({ kind }) => kind));
    const base = taken.value.map(({ bytes }) => bytes);
    expect(await service.loadReference({ version: "v1", base, regions: {} })).toMatchObject({
      ok: true,
    });
  });

  test.each([
    ["an error answer", { error: "Something went wrong", code: "internal" }],
    ["the object that earlier builds answered", { version: "v1", updateTimes: [], rows: [] }],
    ["a row without data", [{ kind: "metric" }]],
    ["a row that is null", [null]],
    ["a text", "hello"],
    ["null", null],
  ])("%s is a problem", async (_name, reply) => {
    const taken = await createScoringService().unpackReply(bytesOf(reply));
    expect(taken).toMatchObject({ ok: false, problem: { code: "bad_reference_data" } });
  });
});

describe("explanations of a score", () => {
  test("explain: the lines sum to the raw value; null without a product at the index", async () => {
    const { service } = await loadedService();
    const explained = await service.explain("v1", CUP, 0, "climate");
    if (!explained.ok || explained.value?.kind !== "inventory") throw new Error("not explained");
    const sum = explained.value.lines.reduce((total, { contribution }) => total + contribution, 0);
    expect(sum).toBeCloseTo(40.471, 9);
    expect(await service.explain("v1", CUP, 1, "climate")).toEqual({ ok: true, value: null });
  });

  test("break-even of a reusable; a wrong version is refused", async () => {
    const { service } = await loadedService();
    const input = { ...CUP, products: [{ prodsys_id: "cup_steel" }, { prodsys_id: "cup_pp" }] };
    const found = await service.breakEvens("v1", input);
    if (!found.ok) throw new Error(found.problem.detail);
    expect(found.value.map(({ reusable_id, other_id }) => [reusable_id, other_id])).toEqual([["cup_steel", "cup_pp"]]);
    expect(found.value[0]?.by_metric.climate.uses).toBe(26);
    expect(await service.breakEvens("v0", input)).toMatchObject({ problem: { code: "wrong_version" } });
  });
});

describe("composition of a comparison", () => {
  const input = { ...CUP, products: [{ prodsys_id: "cup_steel" }, { prodsys_id: "nobody" }, { prodsys_id: "cup_pp" }] };

  test("contributions and profiles keep the order of the input, with null for unknown products", async () => {
    const { service } = await loadedService();
    const [contributions, profiles] = [
      await service.contributions("v1", input),
      await service.profiles("v1", input),
    ] as const;
    if (!contributions.ok || !profiles.ok) throw new Error("no answer");
    const ids = ["cup_steel", undefined, "cup_pp"];
    expect(contributions.value.map((product) => product?.prodsys_id)).toEqual(ids);
    expect(profiles.value.map((product) => product?.prodsys_id)).toEqual(ids);
  });

  test("is plain data that can be cloned", async () => {
    const { service } = await loadedService();
    for (const answer of [await service.contributions("v1", input), await service.profiles("v1", input)]) {
      expect(structuredClone(answer)).toEqual(answer);
    }
  });
});

test("answers ping", async () => {
  expect(await createScoringService().ping()).toBe("pong");
});

describe("the product form", () => {
  test("gets the tables of a use case and region, and a built-in product in the format of a saved one", async () => {
    const { service } = await loadedService();
    const tables = await service.editorTables("v1", "cup", "Global");
    expect(tables).toMatchObject({ ok: true, value: { version: "v1", use_case: { usecase_id: "cup", unit: "ml" } } });
    const record = await service.productRecord("v1", "cup_pp");
    expect(record).toMatchObject({
      ok: true,
      value: { customProduct: { product: { prodsys_id: "cup_pp", usecase: "cup" } } },
    });
    expect(await service.productRecord("v1", "nothing")).toEqual({ ok: true, value: null });
  });

  test("an unknown use case, a region that is not loaded and another version are refused", async () => {
    const { service } = await loadedService();
    expect(await service.editorTables("v1", "teapot", "Global")).toMatchObject({
      problem: { code: "unknown_use_case" },
    });
    expect(await service.editorTables("v1", "cup", "Spain")).toMatchObject({ problem: { code: "missing_region" } });
    expect(await service.editorTables("v2", "cup", "Global")).toMatchObject({ problem: { code: "wrong_version" } });
    expect(await service.productRecord("v2", "cup_pp")).toMatchObject({ problem: { code: "wrong_version" } });
  });
});
