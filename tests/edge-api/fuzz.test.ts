import { expect, test } from "vitest";
import { fuzzBodies } from "./suite/fuzz-bodies.ts";
import { sqliteApi } from "./suite/sqlite-api.ts";

/** Number of bodies; `npm run soak` raises it. */
const COUNT = Number(process.env["FUZZ_BODIES"] ?? 300);
const SEED = Number(process.env["FUZZ_SEED"] ?? 20261120);

test(`${COUNT} invalid bodies of every kind (seed ${SEED}): never a 5xx, nothing logged`, async () => {
  const api = await sqliteApi();
  // enough time to refill the limit of hashes
  await expect(fuzzBodies(api, { count: COUNT, seed: SEED, pause: () => api.pass(1000) })).resolves.toBeUndefined();
  // a body that stays valid reports a page that failed
  expect(api.events.filter((event) => event !== "page_failed")).toEqual([]);
});
