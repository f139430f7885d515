import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ALL_CASES } from "./suite/all-cases.ts";
import { assertSecured, jsonOf } from "./suite/api-under-test.ts";
import { fuzzBodies } from "./suite/fuzz-bodies.ts";
import { CONNECTIONS, SECONDS, standLoad } from "./suite/load.ts";
import { COPY_CASES } from "./suite/reference-cases.ts";
import { workerdApi, type WorkerdApi } from "./suite/workerd-api.ts";

test("the local runtime ignores a client's CF-Connecting-IP", async () => {
  const api = await workerdApi({ LOCAL_RUNTIME: "1" });
  try {
    const statuses: number[] = [];
    for (let at = 0; at <= 30; at++) {
      const headers = { "Content-Type": "application/json", "CF-Connecting-IP": `203.0.113.${at}` };
      const body = JSON.stringify({ hash: "a".repeat(64) });
      statuses.push((await api.ask("/api/comparison_scores_calculated", { method: "POST", headers, body })).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(statuses[30]).toBe(429);
  } finally {
    await api.close();
  }
});

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
    expect(() => assertSecured(answer, "API 503")).not.toThrow();
  });

  test.each([...ALL_CASES, ...COPY_CASES])("$name", async ({ run }) => {
    await expect(run(api)).resolves.toBeUndefined();
  });

  test("250 invalid bodies of every kind (seed 7): never a 5xx", async () => {
    const fuzz = { count: 250, seed: 7, pause: () => Promise.resolve() };
    await expect(fuzzBodies(api, fuzz)).resolves.toBeUndefined();
  });

  test(`${CONNECTIONS} connections for ${SECONDS} s: no error, and every acknowledged write is stored`, async () => {
    await expect(standLoad(api)).resolves.toBeUndefined();
  });
});
