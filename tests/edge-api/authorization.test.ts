import { isDeepStrictEqual } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { ACCESS, isOpen } from "../../edge-api/contract/access.ts";
import type { KeyScope } from "../../edge-api/contract/keys.ts";
import { SHARE_BYTES, USER_BYTES } from "../../edge-api/contract/limits.ts";
import { SESSION_LIFE } from "../../edge-api/contract/retention.ts";
import { sha256 } from "../../edge-api/services/sha256.ts";
import { everyNth } from "../fixtures/soak.ts";
import { toyDataset } from "../fixtures/toy-dataset.ts";
import { jsonOf, publish, type Answer } from "./suite/api-under-test.ts";
import { UNMADE, UNSIGNED } from "./suite/authenticator.ts";
import { comparison, food, mapping, portfolio, product, share } from "./suite/items.ts";
import {
  asking,
  codeOf,
  freshAddress,
  freshEmail,
  grantAdmin,
  PASSWORD,
  person,
  personOf,
  REGISTRATION,
  resetTokenOf,
  rowsOf,
  removeAccount,
  sessionOf,
  type Person,
} from "./suite/people.ts";
import { heldToDescription } from "./suite/described.ts";
import { sqliteApi, type SqliteApi } from "./suite/sqlite-api.ts";

type Route = (typeof ACCESS)[number]["path"];

interface Row {
  readonly path: string;
  readonly body?: unknown;
  /** status for a permitted caller; default 200 */
  readonly granted?: number;
}

/** Id of the items that belong to the owner of each case: the caller or another user. */
const ID = "it-em_1";
/** Placeholder for the id of the owner's passkey. */
const PASSKEY = "PASSKEY";
/** Placeholder for the id of the owner's key. */
const KEY = "KEY";
const hash = "0".repeat(64);

/** A valid call of every route; a missing row does not compile. */
const CALLS = {
  "/api/listUpdateTimes": { path: "/api/listUpdateTimes" },
  "/api/listUpdateTimes/:region": { path: "/api/listUpdateTimes/Europe" },
  "/api/listData": { path: "/api/listData" },
  "/api/listData/:region_id": { path: "/api/listData/Europe" },
  "/api/listKind/:kind": { path: "/api/listKind/impact" },
  "/api/listKind/:kind/:region": { path: "/api/listKind/impact/Europe" },
  "/api/:kind/update": { path: "/api/impact/update" },
  "/api/:kind/update/:region": { path: "/api/impact/update/Europe" },
  "/api/dataVersions": { path: "/api/dataVersions" },
  "/data/:version/": { path: "/data/v1/", granted: 302 },
  "/data/:version/:file": { path: "/data/v1/impact.csv" },
  "/api/health": { path: "/api/health" },
  "/customize/settings.json": { path: "/customize/settings.json" },
  "/content/": { path: "/content/?rest_route=/wp/v2/categories" },
  "/api/login": { path: "/api/login", body: { email: "nobody@mail.example", password: PASSWORD }, granted: 404 },
  "/api/passkeyLoginOptions": { path: "/api/passkeyLoginOptions", body: {} },
  "/api/passkeyLogin": { path: "/api/passkeyLogin", body: { response: UNSIGNED }, granted: 403 },
  "/api/secondFactorOptions": { path: "/api/secondFactorOptions", body: { ticket: "t".repeat(43) }, granted: 403 },
  "/api/secondFactor": {
    path: "/api/secondFactor",
    body: { ticket: "t".repeat(43), recoveryCode: "0" },
    granted: 403,
  },
  "/api/confirmOptions": { path: "/api/confirmOptions", body: {} },
  "/api/confirm": { path: "/api/confirm", body: { password: PASSWORD } },
  "/api/listPasskey": { path: "/api/listPasskey" },
  "/api/passkeyOptions": { path: "/api/passkeyOptions", body: {} },
  "/api/addPasskey": { path: "/api/addPasskey", body: { name: "New", response: UNMADE }, granted: 403 },
  "/api/renamePasskey": { path: "/api/renamePasskey", body: { id: PASSKEY, name: "Changed" } },
  "/api/removePasskey": { path: "/api/removePasskey", body: { id: PASSKEY } },
  "/api/askPasskey": { path: "/api/askPasskey", body: { on: true } },
  "/api/makeRecoveryCodes": { path: "/api/makeRecoveryCodes", body: {} },
  "/api/register": { path: "/api/register", body: REGISTRATION, granted: 201 },
  "/api/resetPassword": { path: "/api/resetPassword", body: { email: "nobody@mail.example" }, granted: 404 },
  "/api/loginLink": { path: "/api/loginLink", body: { email: "nobody@mail.example" } },
  "/api/logInByLink": { path: "/api/logInByLink", body: { token: "x".repeat(43) }, granted: 404 },
  "/api/restoreEmail": { path: "/api/restoreEmail", body: { token: "x".repeat(43) }, granted: 404 },
  "/api/changeProfile": { path: "/api/changeProfile", body: { name: "Nia", company: "Cafe", job: "Buyer" } },
  "/api/changeEmail": { path: "/api/changeEmail", body: { email: "new@mail.example" } },
  "/api/confirmEmail": { path: "/api/confirmEmail", body: { token: "x".repeat(43) }, granted: 404 },
  "/api/changePassword": {
    path: "/api/changePassword",
    body: { password: "brand new", currentPassword: PASSWORD },
  },
  "/api/logout": { path: "/api/logout", body: {} },
  "/api/user": { path: "/api/user" },
  "/api/exportUser": { path: "/api/exportUser" },
  "/api/deleteUser": { path: "/api/deleteUser", body: { password: PASSWORD } },
  "/api/verifyEmail": { path: "/api/verifyEmail", body: { token: "x".repeat(43) }, granted: 404 },
  "/api/sendVerification": { path: "/api/sendVerification", body: {} },
  "/api/listSession": { path: "/api/listSession" },
  "/api/deleteSession/:id": { path: "/api/deleteSession/SESSION" },
  "/api/endOtherSessions": { path: "/api/endOtherSessions", body: {} },
  "/api/listAccountEvent": { path: "/api/listAccountEvent" },
  "/api/listComparison": { path: "/api/listComparison" },
  "/api/listPortfolio": { path: "/api/listPortfolio" },
  "/api/listProduct": { path: "/api/listProduct" },
  "/api/listFood": { path: "/api/listFood" },
  "/api/listMapping": { path: "/api/listMapping" },
  "/api/portfolio/:id": { path: `/api/portfolio/${ID}` },
  "/api/createComparison": { path: "/api/createComparison", body: comparison(ID, "Changed") },
  "/api/createPortfolio": { path: "/api/createPortfolio", body: portfolio(ID, 3, "Changed") },
  "/api/createProduct": { path: "/api/createProduct", body: product(ID, "Changed") },
  "/api/createFood": { path: "/api/createFood", body: food(ID, "Changed") },
  "/api/createMapping": { path: "/api/createMapping", body: mapping(ID, "Changed") },
  "/api/updateComparison": { path: "/api/updateComparison", body: comparison(ID, "Changed") },
  "/api/updatePortfolio": { path: "/api/updatePortfolio", body: portfolio(ID, 3, "Changed") },
  "/api/updateProduct": { path: "/api/updateProduct", body: product(ID, "Changed") },
  "/api/updateFood": { path: "/api/updateFood", body: food(ID, "Changed") },
  "/api/updateMapping": { path: "/api/updateMapping", body: mapping(ID, "Changed") },
  "/api/deleteComparison/:id": { path: `/api/deleteComparison/${ID}` },
  "/api/deletePortfolio/:id": { path: `/api/deletePortfolio/${ID}` },
  "/api/deleteProduct/:id": { path: `/api/deleteProduct/${ID}` },
  "/api/deleteFood/:id": { path: `/api/deleteFood/${ID}` },
  "/api/deleteMapping/:id": { path: `/api/deleteMapping/${ID}` },
  "/api/share": { path: "/api/share", body: share() },
  "/api/share/:id": { path: "/api/share/SHARE" },
  "/api/listKey": { path: "/api/listKey" },
  "/api/createKey": { path: "/api/createKey", body: { name: "Nightly", scope: "read", days: 30 } },
  "/api/removeKey": { path: "/api/removeKey", body: { id: KEY } },
  "/api/score": {
    path: "/api/score",
    body: {
      comparison: { usecase_id: "cup", food_id: "default_worst", region_use: "Europe", currentProductIds: ["cup_1"] },
    },
  },
  "/api/oembed": { path: "/api/oembed?url=https://elsewhere.example/s/x", granted: 400 },
  "/api/listShare": { path: "/api/listShare" },
  "/api/deleteShare/:id": { path: "/api/deleteShare/SHARE" },
  "/api/comparison_scores_calculated": { path: "/api/comparison_scores_calculated", body: { hash } },
  "/api/portfolio_scores_calculated": { path: "/api/portfolio_scores_calculated", body: { hash } },
  "/api/users": { path: "/api/users" },
  "/api/list_comparison_scores_calculated": { path: "/api/list_comparison_scores_calculated" },
  "/api/list_portfolio_scores_calculated": { path: "/api/list_portfolio_scores_calculated" },
  "/api/countScoreReports/:kind": { path: "/api/countScoreReports/comparison" },
  "/api/openapi.json": { path: "/api/openapi.json" },
  "/api/operation": { path: "/api/operation" },
  "/api/pageFailed": { path: "/api/pageFailed", body: { code: "crash", build: "abc1234" } },
  "/api/audit": { path: "/api/audit" },
  "/api/dataHealth": { path: "/api/dataHealth" },
  "/api/kindHistory/:kind": { path: "/api/kindHistory/impact" },
  // there is no content service
  "/content/image": { path: "/content/image?path=/a.png", granted: 404 },
  "/.well-known/security.txt": { path: "/.well-known/security.txt" },
  "/api/updateKind/:kind": { path: "/api/updateKind/market-rule", body: { rows: [], expected: "v1" } },
  "/api/updateKind/:kind/:region": { path: "/api/updateKind/impact/Spain", body: { rows: [], expected: "v1" } },
  "/api/rollbackKind/:kind": { path: "/api/rollbackKind/market-rule", body: { version: "v1", expected: "v1" } },
} as const satisfies Record<Route, Row>;

interface State {
  readonly what: "none" | "bad" | "reset" | "user" | "admin" | "read key" | "key";
  /** the session has no fresh proof */
  readonly isStale?: true;
  /** value of the Authorization header */
  readonly header: (api: SqliteApi, who: Person) => Promise<string | undefined>;
}

const HOUR = 60 * 60 * 1000;

async function asKey(who: Person, scope: KeyScope): Promise<string> {
  const created = jsonOf(await who.ask("/api/createKey", { name: "Script", scope, days: 30 }));
  return `Bearer ${Object(created).key}`;
}

async function asAdmin(api: SqliteApi, who: Person): Promise<string> {
  await grantAdmin(api, who);
  return `Bearer ${who.token}`;
}

/** All states of a credential. */
const STATES: Readonly<Record<string, State>> = {
  none: { what: "none", header: async () => undefined },
  empty: { what: "bad", header: async () => "" },
  garbage: { what: "bad", header: async () => "Bearer ' OR 1=1 --" },
  "a token that nobody has": { what: "bad", header: async () => `Bearer ${"x".repeat(43)}` },
  "another scheme": { what: "bad", header: async (_, who) => `Basic ${who.token}` },
  "the hash in place of the token": {
    what: "bad",
    header: async (api, who) => `Bearer ${Object((await rowsOf(api, who.userId))["sessions"]?.[0]).token_hash}`,
  },
  "logged out": {
    what: "bad",
    async header(_, who) {
      await who.ask("/api/logout", {});
      return `Bearer ${who.token}`;
    },
  },
  "idle for too long": {
    what: "bad",
    async header(api, who) {
      await api.pass(SESSION_LIFE.user.idle);
      return `Bearer ${who.token}`;
    },
  },
  "used for too long": {
    what: "bad",
    async header(api, who) {
      for (let age = 0; age < SESSION_LIFE.user.absolute; age += SESSION_LIFE.user.idle / 2) {
        await who.ask("/api/listFood");
        await api.pass(SESSION_LIFE.user.idle / 2);
      }
      return `Bearer ${who.token}`;
    },
  },
  "an admin idle for 12 hours": {
    what: "bad",
    async header(api, who) {
      await api.pass(SESSION_LIFE.admin.idle);
      return asAdmin(api, who);
    },
  },
  "an expired reset token": {
    what: "bad",
    async header(api, who) {
      const token = await resetTokenOf(api, who);
      await api.pass(HOUR);
      return `Bearer ${token}`;
    },
  },
  "a reset token": { what: "reset", header: async (api, who) => `Bearer ${await resetTokenOf(api, who)}` },
  user: { what: "user", header: async (_, who) => `Bearer ${who.token}` },
  "user, a day before the session ends": {
    what: "user",
    isStale: true,
    async header(api, who) {
      await api.pass(SESSION_LIFE.user.idle - 24 * HOUR);
      await who.ask("/api/listFood");
      return `Bearer ${who.token}`;
    },
  },
  admin: { what: "admin", header: asAdmin },
  "a key that may read": { what: "read key", header: (_, who) => asKey(who, "read") },
  "a key that may write": { what: "key", header: (_, who) => asKey(who, "read-write") },
  "an administrator's key": {
    what: "key",
    async header(api, who) {
      const header = await asKey(who, "read-write");
      await asAdmin(api, who);
      return header;
    },
  },
  "an expired key": {
    what: "bad",
    async header(api, who) {
      const header = await asKey(who, "read-write");
      await api.pass(30 * 24 * HOUR);
      return header;
    },
  },
  "a revoked key": {
    what: "bad",
    async header(api, who) {
      const header = await asKey(who, "read-write");
      for (const { id } of await api.keys.list(who.userId)) await api.keys.remove(who.userId, id);
      return header;
    },
  },
  "the hash of a key": {
    what: "bad",
    async header(api, who) {
      await asKey(who, "read-write");
      return `Bearer tare_${Object((await rowsOf(api, who.userId))["script_keys"]?.[0]).key_hash}`;
    },
  },
  "a demoted admin": {
    what: "user",
    async header(api, who) {
      const header = await asAdmin(api, who);
      await who.ask("/api/users");
      await grantAdmin(api, who, false);
      return header;
    },
  },
};

/** Ids generated by the server: the owner's share, second session and passkey. */
const SHARE = "SHARE";
const SESSION = "SESSION";
interface MadeIds {
  readonly share: string;
  readonly session: string;
  readonly passkey: string;
  readonly key: string;
}
const NO_IDS: MadeIds = { share: "x".repeat(43), session: "0".repeat(32), passkey: "none", key: "0".repeat(32) };

/** Stores an item of each kind under one id, a share, a second session and a passkey. */
async function giveItems(who: Person): Promise<MadeIds> {
  await who.ask("/api/createComparison", comparison(ID));
  await who.ask("/api/createPortfolio", portfolio(ID));
  await who.ask("/api/createProduct", product(ID));
  await who.ask("/api/createFood", food(ID));
  await who.ask("/api/createMapping", mapping(ID));
  const made = Object(jsonOf(await who.ask("/api/share", share())));
  await sessionOf(api, who.userId);
  const session = (await api.sessions.listOf(who.userId, await sha256(who.token))).find(({ current }) => !current);
  return {
    share: String(made.id),
    session: session?.id ?? "",
    passkey: await givePasskey(who),
    key: await giveKey(who),
  };
}

/** Stores a key for scripts. @returns its id */
async function giveKey({ userId }: Person): Promise<string> {
  const id = crypto.randomUUID().replaceAll("-", "");
  const key = { name: "Given", scope: "read", hash: id, created: api.now(), expires: api.now() + HOUR } as const;
  await api.keys.create({ id, userId, ...key }, 10);
  return id;
}

/** Stores a passkey. @returns its id */
async function givePasskey({ userId }: Person): Promise<string> {
  const id = `passkey_of_${userId}`;
  const key = { publicKey: "AAAA", counter: 0, transports: [], name: "Key", created: api.now(), lastUsed: null };
  await api.passkeys.add({ id, userId, ...key }, "", 1);
  return id;
}

let api: SqliteApi;
beforeAll(async () => {
  api = heldToDescription(await sqliteApi());
  await publish(api, toyDataset("v1"));
});

async function call(rule: (typeof ACCESS)[number], header: string | undefined, ids: MadeIds = NO_IDS): Promise<Answer> {
  const row: Row = CALLS[rule.path];
  const body = rule.path === "/api/register" ? { ...REGISTRATION, email: freshEmail() } : row.body;
  return api.ask(
    row.path.replace(SHARE, ids.share).replace(SESSION, ids.session),
    asking(JSON.stringify(body)?.replace(PASSKEY, ids.passkey).replace(`"${KEY}"`, `"${ids.key}"`), undefined, {
      "X-Forwarded-For": freshAddress(),
      ...(header !== undefined && { Authorization: header }),
    }),
  );
}

const granted = (rule: (typeof ACCESS)[number]): number => (CALLS[rule.path] as Row).granted ?? 200;

/** The status that the access table implies. */
function expected(rule: (typeof ACCESS)[number], { what, isStale }: State, owner: "own" | "foreign"): number {
  if (!isOpen(rule)) {
    const allowed: readonly string[] = rule.allowed;
    const isKnown = what === "user" || what === "read key" || what === "key";
    if (isKnown && !allowed.includes(what)) return 403;
    if (!allowed.includes(what)) return 401;
  }
  if (isStale && "fresh" in rule) return 403;
  return owner === "foreign" && rule.owns === "own item" ? 404 : granted(rule);
}

/** States whose callers can own items: for the others it makes no difference whose they are. */
const OWNERS: Readonly<Record<State["what"], readonly ("own" | "foreign")[]>> = {
  none: ["own"],
  bad: ["own"],
  reset: ["own"],
  user: ["own", "foreign"],
  admin: ["own", "foreign"],
  "read key": ["own", "foreign"],
  key: ["own", "foreign"],
};
/** States that stand for all of their kind in `npm test`. */
const TYPICAL = [
  "none",
  "a token that nobody has",
  "a reset token",
  "user",
  "user, a day before the session ends",
  "admin",
  "a key that may read",
  "a key that may write",
  "an administrator's key",
];

const MATRIX = Object.entries(STATES).flatMap(([name, state]) =>
  OWNERS[state.what].map((owner) => {
    // whose the items are makes a difference only to calls that name one
    const rules = owner === "own" ? ACCESS : ACCESS.filter((rule) => rule.owns === "own item");
    return { name, owner, state, rules: TYPICAL.includes(name) ? rules : everyNth(rules, 8) };
  }),
);

const rowsOfBoth = async (caller: Person, other: Person) => [
  await rowsOf(api, caller.userId),
  await rowsOf(api, other.userId),
];

/** A caller in a state and another user, one of whom owns the items, with the rows of both. */
async function newScene(state: State, owner: "own" | "foreign") {
  const caller = await person(api);
  let ids = owner === "own" ? await giveItems(caller) : NO_IDS;
  // the owner of the items has a passkey too
  if (owner === "foreign") await givePasskey(caller);
  const header = await state.header(api, caller);
  const other = await person(api);
  if (owner === "foreign") ids = await giveItems(other);
  return { caller, other, header, ids, before: await rowsOfBoth(caller, other) };
}

test.each(MATRIX)(
  "$name, $owner items: every call follows the access table, and refusals change nothing",
  async ({ state, owner, rules }) => {
    let scene: Awaited<ReturnType<typeof newScene>> | undefined;
    for (const rule of rules) {
      await api.pass(1000);
      scene ??= await newScene(state, owner);
      const { caller, other, header, ids, before } = scene;
      const answer = await call(rule, header, ids);
      const what = `${rule.method} ${rule.path}`;
      expect([what, answer.status]).toEqual([what, expected(rule, state, owner)]);
      const after = await rowsOfBoth(caller, other);
      // a refused call changes nothing; a permitted one changes nothing of the other user
      const unchanged = answer.status >= 400 ? [0, 1] : [1];
      expect([what, unchanged.map((whose) => after[whose])]).toEqual([what, unchanged.map((whose) => before[whose])]);
      const keptByNobody = isOpen(rule) || answer.headers.get("Cache-Control") === "no-store";
      expect([what, keptByNobody]).toEqual([what, true]);
      // a weak ETag is made of the whole reply in memory; lists have strong ones of their own
      const isHeld = answer.headers.get("ETag")?.startsWith("W/") === true;
      expect([what, isHeld && (!isOpen(rule) || rule.path === "/api/share/:id")]).toEqual([what, false]);
      // both users serve until a permitted call changes something of the caller
      if (!isDeepStrictEqual(after, before)) scene = undefined;
    }
  },
);

/** Characters of the work that a user has stored. */
async function storedWork({ userId }: Person): Promise<number> {
  const rows = await rowsOf(api, userId);
  const work = ["comparisons", "portfolios", "products", "foods", "mappings", "shares", "body_texts"] as const;
  return JSON.stringify(work.map((table) => rows[table])).length;
}

test("every call that stores work counts its bytes: a full account refuses it, and no other call stores any", async () => {
  const counting = ACCESS.filter((rule) => "countsBytes" in rule).map(({ path }) => path);
  expect(counting.filter((path) => !/^\/api\/((create|update)\w+|share)$/.test(path))).toEqual([]);
  for (const rule of ACCESS) {
    if (rule.safe || isOpen(rule)) continue;
    const me = await person(api);
    const ids = await giveItems(me);
    await grantAdmin(api, me);
    await api.database.batch([
      api.database.prepare("UPDATE foods SET bytes = ? WHERE user_id = ?").bind(USER_BYTES, me.userId),
      api.database.prepare("UPDATE mappings SET bytes = ? WHERE user_id = ?").bind(USER_BYTES, me.userId),
      api.database.prepare("UPDATE shares SET bytes = ? WHERE user_id = ?").bind(SHARE_BYTES, me.userId),
    ]);
    const before = await storedWork(me);
    const answer = await call(rule, `Bearer ${me.token}`, ids);
    const isFull = answer.status === 403 && codeOf(answer) === "quota_exceeded";
    expect([rule.path, isFull]).toEqual([rule.path, "countsBytes" in rule]);
    expect([rule.path, (await storedWork(me)) <= before]).toEqual([rule.path, true]);
  }
});

test("a deleted user's token gives no access", async () => {
  const gone = await person(api);
  await removeAccount(api, gone.userId);
  for (const rule of ACCESS) {
    if (isOpen(rule)) continue;
    expect((await call(rule, `Bearer ${gone.token}`)).status).toBe(401);
  }
});

test("use prolongs a session; the last use is stored at intervals, not on every call", async () => {
  const me = await person(api);
  const lastUsed = async () => Object((await rowsOf(api, me.userId))["sessions"]?.[0]).last_used;
  const begun = await lastUsed();
  await api.pass(1000);
  await me.ask("/api/user");
  expect(await lastUsed()).toBe(begun);
  await api.pass(SESSION_LIFE.user.idle - HOUR);
  expect((await me.ask("/api/user")).status).toBe(200);
  await api.pass(SESSION_LIFE.user.idle - HOUR);
  expect((await me.ask("/api/user")).status).toBe(200);
});

test("a login deletes the user's expired sessions", async () => {
  const me = await person(api);
  await api.pass(SESSION_LIFE.user.idle);
  await sessionOf(api, me.userId);
  expect((await rowsOf(api, me.userId))["sessions"]).toHaveLength(1);
});

test("an expired session is not listed", async () => {
  const me = await person(api);
  await api.pass(SESSION_LIFE.user.idle - HOUR);
  const later = personOf(api, me.userId, me.email, await sessionOf(api, me.userId));
  const listed = async () => jsonOf(await later.ask("/api/listSession"));
  expect(await listed()).toHaveLength(2);
  await api.pass(2 * HOUR);
  expect(await listed()).toMatchObject([{ current: true }]);
});
