import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, test } from "vitest";
import { securityHeaders } from "../../edge-api/contract/security-headers.ts";
import { ALL_CASES } from "./suite/all-cases.ts";
import { jsonOf } from "./suite/api-under-test.ts";
import { workerdApi } from "./suite/workerd-api.ts";
import type { WorkerdApi } from "./suite/workerd-api.ts";

describe("the API in workerd, with D1, KV and assets", () => {
  let api: WorkerdApi;
  beforeAll(async () => {
    api = await workerdApi();
  }, 60_000);
  afterAll(() => api.close());

  test("an unseeded database is a 503 that says so, with every security header", async () => {
    const answer = await api.ask("/api/listData");
    assert.equal(answer.status, 503);
    assert.equal(Object(jsonOf(answer)).code, "no_reference_data");
    for (const [name, value] of Object.entries(securityHeaders())) assert.equal(answer.headers.get(name), value, name);
  });

  test.each(ALL_CASES)("$name", ({ run }) => run(api), 30_000);
});
