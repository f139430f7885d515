// @vitest-environment node
import { expect, test } from "vitest";
import { pinnedReference } from "../../../app/data/pinned-reference.ts";
import { serverReference } from "../../../app/data/reference-api.ts";
import type { ComparisonInput } from "../../../workers/engine/comparison-result.ts";
import { createScoringService } from "../../../workers/scoring-service.ts";
import { toyServer } from "./toy-server.ts";
import { toyBaseWith } from "./toy-tables.ts";

const CUP: ComparisonInput = {
  region_use: "Global",
  recycling: { custom: false },
  custom_products: [],
  custom_foods: [],
  usecase_id: "cup",
  food_id: "default_worst",
  products: [{ prodsys_id: "cup_pp" }],
};

const opened = async () => {
  const server = await toyServer();
  const engine = createScoringService();
  const pinned = pinnedReference(serverReference(server.fetch), engine);
  const climate = async (version: string, region_use = "Global") => {
    const scored = await engine.scoreComparison(version, { ...CUP, region_use });
    return scored.ok ? scored.value.products[0]?.raw.climate : scored.problem.code;
  };
  return { server, engine, pinned, climate };
};

test("two versions are scored side by side, each with its own rows; each is fetched once", async () => {
  const { server, pinned, climate } = await opened();
  await server.publish("v2", toyBaseWith(4000));
  expect(await pinned.ensureRegion("v1", "Europe")).toEqual({ ok: true, value: "v1" });
  expect(await pinned.ensureRegion("v2", "Europe")).toEqual({ ok: true, value: "v2" });
  const [old, now] = [await climate("v1"), await climate("v2")];
  expect(Number(now) - Number(old)).toBeCloseTo(20, 9);
  expect(await climate("v1", "Europe")).toEqual(expect.any(Number));
  server.forget();
  await pinned.ensureRegion("v1", "Europe");
  await pinned.catalogue("v2");
  expect(server.calls).toEqual([]);
});

test("a version that the worker has dropped is brought anew", async () => {
  const { server, pinned, climate } = await opened();
  for (const version of ["v2", "v3", "v4"]) await server.publish(version);
  for (const version of ["v1", "v2", "v3", "v4"]) await pinned.ensureRegion(version, "Europe");
  expect(await climate("v1")).toBe("wrong_version");
  expect(await pinned.ensureRegion("v1", "Europe")).toEqual({ ok: true, value: "v1" });
  expect(await climate("v1")).toEqual(expect.any(Number));
});

test.each(["v99", "../users", ""])("%j: no such version, and no other one in its place", async (version) => {
  const { pinned } = await opened();
  expect(await pinned.catalogue(version)).toMatchObject({ ok: false, problem: { code: "not_found" } });
});

test("a failure is not remembered", async () => {
  const { server, pinned } = await opened();
  server.fault = () => new TypeError("Failed to fetch");
  expect(await pinned.catalogue("v1")).toMatchObject({ ok: false, problem: { code: "network" } });
  server.fault = () => null;
  expect(await pinned.catalogue("v1")).toMatchObject({ ok: true, value: { version: "v1" } });
});
