import { expect, test } from "vitest";
import { READS } from "../../edge-api/contract/limits.ts";
import { AUDIT_LIFE } from "../../edge-api/contract/retention.ts";
import { hourly } from "../../edge-api/services/hourly.ts";
import { madeFiles } from "../../edge-api/services/made-files.ts";
import { sha256 } from "../../edge-api/services/sha256.ts";
import { toyDataset } from "../fixtures/toy-dataset.ts";
import { jsonOf, publish } from "./suite/api-under-test.ts";
import { share } from "./suite/items.ts";
import { grantAdmin, person } from "./suite/people.ts";
import { SITE } from "./suite/authenticator.ts";
import { memoryCopies, sqliteApi } from "./suite/sqlite-api.ts";

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

async function publishedV1() {
  const api = await sqliteApi();
  await publish(api, toyDataset("v1"));
  return api;
}

test("another isolate takes what was made from the copies, and makes a damaged one again", async () => {
  const copies = memoryCopies();
  const { reference } = await publishedV1();
  const askNew = async () => (await (await sqliteApi({ copies, reference })).ask("/data/v1/all.zip", HERE)).bytes;
  const made = await askNew();
  const [key = "", ...more] = [...copies.kept.keys()].filter((each) => each.startsWith("made:"));
  expect(more).toEqual([]);
  const copy = await new Blob([await sha256("as it lies"), "as it lies"]).arrayBuffer();
  copies.kept.set(key, copy);
  expect(new TextDecoder().decode(await askNew())).toBe("as it lies");
  copies.kept.set(key, copy.slice(0, -1));
  expect(await askNew()).toEqual(made);
  expect(copies.kept.get(key)?.byteLength).toBe(64 + made.byteLength);
});

const FILES = [
  "all.zip",
  "datapackage.json",
  "csv-metadata.json",
  "impact.csv",
  "impact.csv?bom=1",
  "impact.json",
  "impact.xlsx",
  "impact.metadata.json",
];

test("what hangs on a version is made when it is published; when it was filled in, by the hourly work", async () => {
  const copies = memoryCopies();
  const api = await sqliteApi({ copies });
  await publish(api, toyDataset("v1"));
  await publish(api, toyDataset("v2", 7));
  const mailer = { reachesMailboxes: false, send: async () => undefined };
  await hourly({
    ...api,
    auditLife: AUDIT_LIFE,
    mailer,
    operatorMail: null,
    publicOrigin: SITE,
    passkeyOrigin: SITE,
    made: madeFiles(api),
  });
  const admin = await person(api);
  await grantAdmin(api, admin);
  const rows = [{ food_prop_id: "acidity", food_prop_name: "Acidity", food_prop_order: 1 }];
  expect((await admin.ask("/api/updateKind/food-names", { rows, expected: "v2" })).status).toBe(200);
  const made = copies.kept.size;
  const paths = [
    ...FILES.map((file) => `/data/v2/${file}`),
    "/api/kindHistory/impact?from=v1&to=v2",
    "/data/v2.u1/all.zip",
    "/data/v2.u1/datapackage.json",
    "/api/kindHistory/food-names?from=v2&to=v2.u1",
  ];
  for (const path of paths) expect((await api.ask(path, HERE)).status).toBe(200);
  expect(copies.kept.size).toBe(made);
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
