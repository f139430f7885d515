import { afterAll, describe, expect, test, vi } from "vitest";
import type { ComparisonInput } from "../../workers/engine/comparison-result.ts";
import { LineTable } from "../../workers/engine/portfolio/line-table.ts";
import { DRAFT_ID } from "../../workers/engine/rules/saved-of-draft.ts";
import type { ScoringApi } from "../../workers/scoring-api.ts";
import { createScoringService } from "../../workers/scoring-service.ts";
import { withWarningLog } from "../../workers/serve-scoring.ts";
import { toyBytes } from "./toy-bytes.ts";

// the mock is used while the modules load
const exposed = vi.hoisted((): ScoringApi[] => []);
vi.mock("comlink", () => ({ expose: (api: ScoringApi) => exposed.push(api), transfer: (value: unknown) => value }));

afterAll(() => vi.doUnmock("comlink"));

/** A product heavier than all built-in ones, with unknown litter class and lid material. */
const odd = (prodsys_id: string) => ({
  prodsys_id,
  usecase: "cup",
  prodsys_name: "Odd",
  reusable_yn: "0" as const,
  components: [
    {
      component_id: "body",
      mat_recipe_id: "pp",
      mass_grams: 1e6,
      main_yn: "1" as const,
      dimension_prod: 300,
      litter_class: "nowhere",
    },
    { component_id: "lid", mat_recipe_id: "unobtainium", mass_grams: 1 },
  ],
});

const input = (...ids: readonly string[]): ComparisonInput => ({
  region_use: "Global",
  recycling: { custom: false },
  custom_products: ids.filter((id) => id.startsWith("odd")).map(odd),
  custom_foods: [],
  usecase_id: "cup",
  food_id: "default_worst",
  products: ids.map((prodsys_id) => ({ prodsys_id })),
});

const logged = async () => {
  const lines: string[] = [];
  const service = withWarningLog(createScoringService(), (line) => lines.push(line));
  await service.loadReference(toyBytes("v1"));
  return { lines, service };
};

describe("warnings on the console", () => {
  test("valid data log nothing", async () => {
    const { lines, service } = await logged();
    expect(await service.scoreComparison("v1", input("cup_pp"))).toMatchObject({ ok: true });
    expect(lines).toEqual([]);
  });

  test("a data problem is one line for all products and results; a score out of range is one line per product", async () => {
    const { lines, service } = await logged();
    await service.scoreComparison("v1", input("cup_pp", "odd_a"));
    const first = [...lines];
    expect(first).toContain("Tare: unknown litter class: nowhere");
    expect(first).toContain("Tare: unknown material: unobtainium");
    expect(first).toContain("Tare: score below 1 was raised to 1: climate, product odd_a");
    expect(new Set(first).size).toBe(first.length);
    await service.scoreComparison("v1", input("odd_a", "odd_b"));
    const more = lines.slice(first.length);
    expect(more).toContain("Tare: score below 1 was raised to 1: climate, product odd_b");
    expect(more.filter((line) => !line.endsWith(", product odd_b"))).toEqual([]);
  });

  test("a draft under preview logs nothing, whatever it lacks", async () => {
    const { lines, service } = await logged();
    const asked = { ...input(DRAFT_ID), custom_products: [odd(DRAFT_ID)] };
    const scored = await service.scoreComparison("v1", asked);
    expect(scored.ok && scored.value.warnings.length).toBeGreaterThan(0);
    expect(lines).toEqual([]);
  });

  test("portfolios write the same lines once for all edits; loading other data starts over", async () => {
    const { lines, service } = await logged();
    const context = {
      region_use: "Global",
      recycling: { custom: false },
      custom_products: [odd("odd_a")],
      custom_foods: [],
    };
    const line = { usecase_id: "cup", prodsys_id: "odd_a", food_id: "default_worst", quantity: 5, label: "" };
    const job = { portfolio: "p", job: "open" };
    const open = () => service.openPortfolio("v1", context, LineTable.of([line]).data(), {}, job, () => undefined);
    expect(await open()).toMatchObject({ ok: true });
    const first = lines.length;
    expect(lines).toContain("Tare: unknown litter class: nowhere");
    await service.editPortfolio("p", { kind: "quantity", entry: 0, quantity: 9 });
    await service.rescorePortfolio("v1", context, { ...job, job: "again" }, () => undefined);
    expect(lines).toHaveLength(first);
    await service.loadReference(toyBytes("v1"));
    await open();
    expect(lines).toHaveLength(2 * first);
  });

  test("at most 500 causes are written", async () => {
    const { lines, service } = await logged();
    const ids = Array.from({ length: 600 }, (_, at) => `gone_${at}`);
    await service.scoreComparison("v1", input(...ids));
    expect(lines).toHaveLength(500);
  });

  test("the worker writes them to its console", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await import("../../workers/serve-scoring.ts");
    const [service] = exposed;
    await service?.loadReference(toyBytes("v1"));
    await service?.scoreComparison("v1", input("gone"));
    expect(warn.mock.calls).toEqual([["Tare: no such product or food: gone"]]);
    warn.mockRestore();
  });
});
