import { r2Bodies } from "../../edge-api/adapters/r2-bodies.ts";
import { d1Bodies } from "../../edge-api/storage/d1/bodies.ts";
import { sha256 } from "../../edge-api/services/sha256.ts";
import { food } from "./suite/items.ts";
import { person } from "./suite/people.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { IS_SOAK } from "../fixtures/soak.ts";
import { RUNTIME_CASES } from "./suite/all-cases.ts";
import { assertSecured, jsonOf } from "./suite/api-under-test.ts";
import { fuzzBodies } from "./suite/fuzz-bodies.ts";
import { CONNECTIONS, standLoad } from "./suite/load.ts";
import { COPY_CASES } from "./suite/reference-cases.ts";
import { bucketOfThousandsCase, bodiesCase } from "./suite/bodies-cases.ts";
import { workerdApi, type WorkerdApi } from "./suite/workerd-api.ts";

/** node:sqlite answers these bodies in `npm test`. */
const FUZZ = {
  name: "250 invalid bodies of every kind (seed 7): never a 5xx",
  run: (api: WorkerdApi) => fuzzBodies(api, { count: 250, seed: 7, pause: () => Promise.resolve() }),
};

describe("the API in workerd, with D1, KV and assets", () => {
  let api: WorkerdApi;
  beforeAll(async () => {
    api = await workerdApi();
  });
  afterAll(() => api.close());

  test("an unseeded database is a specific 503, with every security header", async () => {
    const answer = await api.ask("/api/listData");
    expect(answer.status).toBe(503);
    expect(jsonOf(answer)).toMatchObject({ code: "no_reference_data" });
    expect(() => assertSecured(answer, "API 503", true)).not.toThrow();
  });

  test("bodies in a bucket are put, read, listed by age and deleted", async () => {
    await expect(bodiesCase(r2Bodies(api.bucket), ["anna", "ben"])).resolves.toBeUndefined();
  });

  test("bodies in D1 are put, read, listed by age and deleted", async () => {
    const owners = [(await person(api)).userId, (await person(api)).userId] as const;
    await expect(bodiesCase(d1Bodies(api.database, Date.now), owners)).resolves.toBeUndefined();
  });

  test("a save is counted by the platform: no counter is written for it", async () => {
    const me = await person(api);
    expect((await me.ask("/api/createFood", food("f_1"))).status).toBe(200);
    const counters = api.database.prepare("SELECT key FROM rate_counters WHERE key = ?");
    const { results } = await counters.bind(await sha256(`write:${me.userId}`)).all();
    expect(results).toEqual([]);
  });

  /** Makes thousands of bodies. */
  const THOUSANDS = {
    name: "the bodies of an owner go from a bucket by the thousand",
    run: ({ bucket }: WorkerdApi) => bucketOfThousandsCase(r2Bodies(bucket)),
  };

  test.each([...RUNTIME_CASES, ...COPY_CASES, ...(IS_SOAK ? [FUZZ, THOUSANDS] : [])])("$name", async ({ run }) => {
    await expect(run(api)).resolves.toBeUndefined();
  });

  test(`${CONNECTIONS} connections at once: no error, and every acknowledged write is stored`, async () => {
    await expect(standLoad(api)).resolves.toBeUndefined();
  });
});
