import { expect, test } from "vitest";
import { READS } from "../../edge-api/contract/limits.ts";
import { toyDataset } from "../fixtures/toy-dataset.ts";
import { jsonOf, publish } from "./suite/api-under-test.ts";
import { share } from "./suite/items.ts";
import { person } from "./suite/people.ts";
import { sqliteApi } from "./suite/sqlite-api.ts";

const from = (address: string) => ({ headers: { "X-Forwarded-For": address } });
const HERE = from("198.51.100.20");

test("a difference and an archive are made once, whoever asks; from = to too", async () => {
  const api = await sqliteApi();
  await publish(api, toyDataset("v1"));
  await publish(api, toyDataset("v2", 7));
  const paths = [
    "/api/kindHistory/impact?from=v1&to=v2",
    "/api/kindHistory/impact?from=v2&to=v2",
    "/data/v2/all.zip",
    "/data/v2/impact.csv",
  ];
  for (const path of paths) {
    const first = await api.ask(path, HERE);
    expect([first.status, first.headers.get("Cache-Control")]).toEqual([200, expect.stringContaining("immutable")]);
    // more than a reader may have made
    for (let time = 0; time <= READS.limit; time++) {
      const again = await api.ask(path, HERE);
      expect([again.status, again.bytes]).toEqual([200, first.bytes]);
    }
  }
  expect(jsonOf(await api.ask("/api/kindHistory/impact?from=v2&to=v2"))).toMatchObject({
    counts: { added: 0, changed: 0, removed: 0 },
  });
});

test("one read of a stored share above the rate is a 429 with Retry-After, for that address only", async () => {
  const api = await sqliteApi();
  const me = await person(api);
  const { id } = Object(jsonOf(await me.ask("/api/share", share("Cups"))));
  for (let time = 0; time < READS.limit; time++) expect((await api.ask(`/api/share/${id}`, HERE)).status).toBe(200);
  const refused = await api.ask(`/api/share/${id}`, HERE);
  expect([refused.status, Object(jsonOf(refused)).code]).toEqual([429, "too_many_requests"]);
  expect((await api.ask(`/api/share/${id}`, from("198.51.100.21"))).status).toBe(200);
  await api.pass(Number(refused.headers.get("Retry-After")) * 1000);
  expect((await api.ask(`/api/share/${id}`, HERE)).status).toBe(200);
});
