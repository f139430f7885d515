import { beforeEach, expect, test } from "vitest";
import type { KeyRow, KeyScope } from "../../edge-api/contract/keys.ts";
import { KEY_DAYS, KEYS, RATES } from "../../edge-api/contract/limits.ts";
import { DAY } from "../../edge-api/contract/retention.ts";
import { toyDataset } from "../fixtures/toy-dataset.ts";
import { jsonOf, publish, textOf, type Answer } from "./suite/api-under-test.ts";
import { heldToDescription } from "./suite/described.ts";
import { comparison, freshId } from "./suite/items.ts";
import { asking, freshAddress, grantAdmin, PASSWORD, person, rowsOf, type Person } from "./suite/people.ts";
import { sqliteApi, type SqliteApi } from "./suite/sqlite-api.ts";

let api: SqliteApi;
let owner: Person;
beforeEach(async () => {
  api = heldToDescription(await sqliteApi());
  await publish(api, toyDataset("v1"));
  owner = await person(api);
});

async function newKey(scope: KeyScope = "read-write", days = 30, name = "Nightly import"): Promise<string> {
  const answer = await owner.ask("/api/createKey", { name, scope, days });
  expect(answer.status).toBe(200);
  return Object(jsonOf(answer)).key;
}
const by = (key: string, path: string, body?: unknown): Promise<Answer> =>
  api.ask(path, asking(body, key, { "X-Forwarded-For": freshAddress() }));
const listed = async (): Promise<readonly KeyRow[]> => jsonOf(await owner.ask("/api/listKey")) as readonly KeyRow[];

test("a key reads and changes the items of its owner; one that may only read changes nothing", async () => {
  const [writing, reading] = [await newKey(), await newKey("read")];
  const item = comparison(freshId());
  expect((await by(writing, "/api/createComparison", item)).status).toBe(200);
  expect(textOf(await by(reading, "/api/listComparison"))).toContain(item.comparison_id);
  for (const [path, body] of [
    ["/api/createComparison", comparison(freshId())],
    [`/api/deleteComparison/${item.comparison_id}`, undefined],
  ] as const) {
    const refused = await by(reading, path, body);
    expect([path, refused.status, Object(jsonOf(refused)).code]).toEqual([path, 403, "key_not_allowed"]);
  }
  expect(jsonOf(await by(writing, "/api/listComparison"))).toHaveLength(1);
});

test("is shown once and stored as a hash; the list and the export hold neither", async () => {
  const key = await newKey();
  const secret = key.replace(/^tare_/, "");
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await rowsOf(api, owner.userId))).not.toContain(secret);
  const [row] = (await rowsOf(api, owner.userId))["script_keys"] ?? [];
  for (const path of ["/api/listKey", "/api/exportUser"]) {
    const text = textOf(await owner.ask(path));
    expect([path, text.includes(secret), text.includes(Object(row).key_hash)]).toEqual([path, false, false]);
  }
  expect(api.logged.concat(JSON.stringify(api.infos)).join("\n")).not.toContain(secret);
});

test("manages nothing of the account, however much it may change", async () => {
  const key = await newKey();
  for (const [path, body] of [
    ["/api/createKey", { name: "More", scope: "read-write", days: 1 }],
    ["/api/listKey", undefined],
    ["/api/user", undefined],
    ["/api/exportUser", undefined],
    ["/api/listSession", undefined],
    ["/api/changePassword", { password: "another long password" }],
    ["/api/deleteUser", { password: "x" }],
    ["/api/logout", {}],
  ] as const)
    expect([path, (await by(key, path, body)).status]).toEqual([path, 403]);
});

test("of an administrator has no administrator's rights", async () => {
  const key = await newKey();
  await grantAdmin(api, owner);
  for (const path of ["/api/users", "/api/audit", "/api/operation", "/api/dataHealth"])
    expect([path, (await by(key, path)).status]).toEqual([path, 403]);
  expect((await by(key, "/api/listComparison")).status).toBe(200);
});

test("works where the account needs a passkey at each login", async () => {
  const key = await newKey("read");
  const passkey = { publicKey: "AAAA", counter: 0, transports: [], name: "Key", created: api.now(), lastUsed: null };
  await api.passkeys.add({ id: "one", userId: owner.userId, ...passkey }, "", 1);
  await api.passkeys.setAsksPasskey(owner.userId, true, "");
  expect((await by(key, "/api/listComparison")).status).toBe(200);
});

test("ends at its expiry, by revocation, and with a new password", async () => {
  const [short, revoked, left] = [await newKey("read", 1), await newKey("read", 30, "revoked"), await newKey("read")];
  await api.pass(DAY);
  expect((await by(short, "/api/listFood")).status).toBe(401);
  const second = (await listed()).find(({ name }) => name === "revoked");
  expect((await owner.ask("/api/removeKey", { id: second?.id })).status).toBe(200);
  expect((await owner.ask("/api/removeKey", { id: second?.id })).status).toBe(404);
  expect((await by(revoked, "/api/listFood")).status).toBe(401);
  expect((await by(left, "/api/listFood")).status).toBe(200);
  const change = { password: "another long password", currentPassword: PASSWORD };
  expect((await owner.ask("/api/changePassword", change)).status).toBe(200);
  expect((await by(left, "/api/listFood")).status).toBe(401);
});

test("a key of somebody else cannot be revoked", async () => {
  await newKey();
  const [row] = await listed();
  const other = await person(api);
  expect((await other.ask("/api/removeKey", { id: row?.id })).status).toBe(404);
  expect(await listed()).toHaveLength(1);
});

test("permitted calls are counted by day; refused ones are not", async () => {
  const key = await newKey("read");
  await by(key, "/api/listFood");
  await by(key, "/api/listFood");
  await by(key, "/api/createFood", {});
  await api.pass(DAY);
  await by(key, "/api/listFood");
  const [row] = await listed();
  expect(row?.days.map(({ calls }) => calls)).toEqual([1, 2]);
  expect(row?.last_used).toBe(api.now());
});

test("calls with keys have a limit by user, across keys", async () => {
  const keys = [await newKey("read"), await newKey("read")];
  const statuses = new Map<number, number>();
  for (let at = 0; at < RATES.key.limit + 2; at++) {
    const { status } = await by(keys[at % 2] ?? "", "/api/listFood");
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: RATES.key.limit, 429: 2 });
});

test("an account has at most so many keys, also when they are created at once", async () => {
  const request = { name: "Key", scope: "read", days: KEY_DAYS };
  const answers = await Promise.all(Array.from({ length: KEYS + 3 }, () => owner.ask("/api/createKey", request)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(KEYS);
  expect(await listed()).toHaveLength(KEYS);
});

test.each([
  ["no name", { name: " ", scope: "read", days: 1 }],
  ["another scope", { name: "Key", scope: "admin", days: 1 }],
  ["no end", { name: "Key", scope: "read", days: KEY_DAYS + 1 }],
  ["an end in the past", { name: "Key", scope: "read", days: -1 }],
])("a key with %s is refused", async (_name, request) => {
  expect((await owner.ask("/api/createKey", request)).status).toBe(400);
});

test("keys that are created and revoked in a loop have a limit", async () => {
  const somebody = await person(api);
  const statuses = new Set<number>();
  for (let at = 0; at <= RATES.newKey.limit; at++) {
    const made = await somebody.ask("/api/createKey", { name: "Key", scope: "read", days: 1 });
    statuses.add(made.status);
    if (made.status === 200) await somebody.ask("/api/removeKey", { id: (jsonOf(made) as { id: string }).id });
  }
  expect([...statuses]).toEqual([200, 429]);
});
