import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ALL_CASES } from "./suite/all-cases.ts";
import { assertSecured, jsonOf } from "./suite/api-under-test.ts";
import { fuzzBodies } from "./suite/fuzz-bodies.ts";
import { CONNECTIONS, SECONDS, standLoad } from "./suite/load.ts";
import { COPY_CASES } from "./suite/reference-cases.ts";
import { workerdApi } from "./suite/workerd-api.ts";
import type { WorkerdApi } from "./suite/workerd-api.ts";

describe("the API in workerd, with D1, KV and assets", () => {
  let api: WorkerdApi;
  beforeAll(async () => {
    api = await workerdApi();
  });
  afterAll(() => api.close());

  test("an unseeded database is a 503 that says so, with every security header", async () => {
    const answer = await api.ask("/api/listData");
    expect(answer.status).toBe(503);
    expect(jsonOf(answer)).toMatchObject({ code: "no_reference_data" });
    expect(() => assertSecured(answer, "API 503")).not.toThrow();
  });

  test.each([...ALL_CASES, ...COPY_CASES])("$name", async ({ run }) => {
    await expect(run(api)).resolves.toBeUndefined();
  });

  test("250 bodies of every kind of wrong (seed 7): never a 5xx", async () => {
    const fuzz = { count: 250, seed: 7, pause: () => Promise.resolve() };
    await expect(fuzzBodies(api, fuzz)).resolves.toBeUndefined();
  });

  test(`${CONNECTIONS} connections for ${SECONDS} s: no error, and what was acknowledged is what is stored`, async () => {
    await expect(standLoad(api)).resolves.toBeUndefined();
  });
});
