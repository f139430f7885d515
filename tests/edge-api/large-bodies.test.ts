import { gzipSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { LARGE_BODIES } from "../../edge-api/contract/limits.ts";
import { toyDataset } from "../fixtures/toy-dataset.ts";
import { freshVersion, jsonOf, publish } from "./suite/api-under-test.ts";
import { assertDescribed } from "./suite/described.ts";
import { comparison, freshId, portfolio, storedItems } from "./suite/items.ts";
import { asking, codeOf, person, statuses, type Person } from "./suite/people.ts";
import { sqliteApi, type SqliteApi } from "./suite/sqlite-api.ts";

/** Entries of a body of more than LARGE_BODIES.bytes. */
const LARGE = 20_000;
const PACKED = { "Content-Encoding": "gzip" };

let api: SqliteApi;
beforeEach(async () => {
  api = await sqliteApi();
  await publish(api, toyDataset(freshVersion()));
});

const packed = (entries: number) => new Uint8Array(gzipSync(JSON.stringify(portfolio(freshId(), entries))));
const save = (who: Person, body: Uint8Array) => who.ask("/api/createPortfolio", body, PACKED);

/** A body that stops after its first `bytes` and never ends. */
function endless(bytes: number): ReadableStream<Uint8Array> {
  const line = `{"prodsys_id":"a","quantity":1,"food_id":"b"},`;
  const text = `{"portfolio_id":"p","products":{"cup":[`.padEnd(bytes, line);
  return new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) });
}
function begun(who: Person, bytes: number): void {
  const { method = "POST", headers = {} } = asking("", who.token, { "Content-Length": "1000000" });
  const init = { method, headers, body: endless(bytes), duplex: "half" };
  void api.app.request("/api/createPortfolio", init);
}
/** Yields until pending work is done. */
const turns = async () => {
  for (let turn = 0; turn < 50; turn++) await api.pause(0);
};

test("of users who save large bodies at once some are refused, told when to try again, and stored then", async () => {
  const people = await Promise.all(Array.from({ length: 2 * LARGE_BODIES.atOnce }, () => person(api)));
  const body = packed(LARGE);
  const answers = await Promise.all(people.map((who) => save(who, body)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(LARGE_BODIES.atOnce);
  const refused = answers.flatMap((answer, at) => (answer.status === 200 ? [] : [{ answer, who: people[at] }]));
  for (const { answer, who } of refused) {
    assertDescribed("/api/createPortfolio", { method: "POST" }, answer);
    const retryAfter = answer.headers.get("Retry-After");
    expect([answer.status, codeOf(answer), retryAfter]).toEqual([
      429,
      "too_many_requests",
      String(LARGE_BODIES.retryAfter / 1000),
    ]);
    expect(who && (await save(who, body)).status).toBe(200);
  }
  const stored = await Promise.all(people.map(({ userId }) => storedItems(api, "portfolio", userId)));
  expect(stored.map((items) => items.length)).toEqual(people.map(() => 1));
});

test("while a large body arrives, small ones are stored; when its slot expires, another large one is", async () => {
  const [one, other] = [await person(api), await person(api)];
  begun(one, LARGE_BODIES.bytes * 2);
  await turns();
  const small = [
    await save(other, packed(1000)),
    await other.ask("/api/createComparison", comparison(freshId())),
    await other.ask("/api/listPortfolio"),
  ];
  expect(statuses(small)).toEqual([200, 200, 200]);
  const refused = await save(other, packed(LARGE));
  expect([refused.status, jsonOf(refused)]).toMatchObject([429, { code: "too_many_requests" }]);
  // a cancelled request releases nothing
  await api.pass(LARGE_BODIES.longest);
  expect((await save(other, packed(LARGE))).status).toBe(200);
});

test("a body takes a slot by the bytes received, not by its Content-Length", async () => {
  const [one, two, other] = [await person(api), await person(api), await person(api)];
  begun(one, 1000);
  begun(two, 1000);
  await turns();
  expect((await save(other, packed(LARGE))).status).toBe(200);
});

test("a body is given up after a MiB without a token, long before it is inflated", async () => {
  const me = await person(api);
  // within the limit of a body
  const bomb = new Uint8Array(gzipSync(Buffer.alloc(20 * 1024 * 1024, " ")));
  const bombs = await Promise.all(Array.from({ length: 6 }, () => save(me, bomb)));
  expect(bombs.map((answer) => [answer.status, codeOf(answer)])).toEqual(bombs.map(() => [413, "too_large"]));
});
