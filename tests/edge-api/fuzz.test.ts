import { expect, test } from "vitest";
import { fuzzBodies } from "./suite/fuzz-bodies.ts";
import { sqliteApi } from "./suite/sqlite-api.ts";

/** Bodies in all; `npm run soak` sets more. */
const COUNT = Number(process.env["FUZZ_BODIES"] ?? 6000);
const SEED = Number(process.env["FUZZ_SEED"] ?? 20261120);

test(`${COUNT} bodies of every kind of wrong (seed ${SEED}): never a 5xx, nothing logged`, async () => {
  const api = await sqliteApi();
  // as much time as the bucket of hashes takes to be full again
  await expect(fuzzBodies(api, { count: COUNT, seed: SEED, pause: () => api.pass(1000) })).resolves.toBeUndefined();
  expect(api.events).toEqual([]);
}, 600_000);
