import assert from "node:assert/strict";
import * as fc from "fast-check";
import { ACCESS } from "../../../edge-api/contract/access.ts";
import { toyDataset } from "../../fixtures/toy-dataset.ts";
import { freshVersion, publish, type ApiUnderTest } from "./api-under-test.ts";
import { UNMADE, UNSIGNED } from "./authenticator.ts";
import { assertDescribed } from "./described.ts";
import { comparison, food, mapping, portfolio, product, share } from "./items.ts";
import { setProofs } from "./passkeys.ts";
import { asking, freshAddress, grantAdmin, PASSWORD, person, REGISTRATION, rowsOf } from "./people.ts";

const ID = "fuzzed_1";
const GOOD: Readonly<Record<string, unknown>> = {
  "/api/login": { email: "a@mail.example", password: PASSWORD },
  "/api/register": { ...REGISTRATION, email: "b@mail.example" },
  "/api/resetPassword": { email: "a@mail.example" },
  "/api/changePassword": { password: "brand new", currentPassword: "wrong horse" },
  "/api/logout": {},
  "/api/deleteUser": { password: "wrong horse" },
  "/api/passkeyLoginOptions": {},
  "/api/passkeyLogin": { response: UNSIGNED },
  "/api/secondFactorOptions": { ticket: "t".repeat(43) },
  "/api/secondFactor": { ticket: "t".repeat(43), response: UNSIGNED },
  "/api/confirmOptions": {},
  "/api/confirm": { response: UNSIGNED },
  "/api/passkeyOptions": {},
  "/api/addPasskey": { name: "Fuzzed", response: UNMADE },
  "/api/renamePasskey": { id: "AAAA", name: "Fuzzed" },
  "/api/removePasskey": { id: "AAAA" },
  "/api/askPasskey": { on: false },
  "/api/makeRecoveryCodes": {},
  "/api/verifyEmail": { token: "x".repeat(43) },
  "/api/sendVerification": {},
  "/api/loginLink": { email: "nobody@mail.example" },
  "/api/logInByLink": { token: "x".repeat(43) },
  "/api/changeProfile": { name: "Nia", last_name: "", company: "Cafe", job: "Buyer", sector: "" },
  "/api/changeEmail": { email: "new@mail.example" },
  "/api/confirmEmail": { token: "x".repeat(43) },
  "/api/restoreEmail": { token: "x".repeat(43) },
  "/api/endOtherSessions": {},
  "/api/createComparison": comparison(ID),
  "/api/updateComparison": comparison(ID),
  "/api/createPortfolio": portfolio(ID),
  "/api/updatePortfolio": portfolio(ID),
  "/api/createProduct": product(ID),
  "/api/updateProduct": product(ID),
  "/api/createFood": food(ID),
  "/api/updateFood": food(ID),
  "/api/createMapping": mapping(ID),
  "/api/updateMapping": mapping(ID),
  "/api/pageFailed": { code: "crash", build: "abc1234" },
  "/api/share": share(),
  "/api/createKey": { name: "Fuzzed", scope: "read", days: 30 },
  "/api/removeKey": { id: "0".repeat(32) },
  "/api/score": {
    comparison: {
      usecase_id: "cup",
      food_id: "soup",
      region_use: "Global",
      currentProductIds: ["cup_pp", "cup_steel"],
    },
  },
  "/api/comparison_scores_calculated": { hash: "a".repeat(64) },
  "/api/portfolio_scores_calculated": { hash: "a".repeat(64) },
  "/api/updateKind/:kind": {
    rows: [{ rule_id: "a", region: "Europe", use_case: "*", status: "duty", since: "2026-01-01", text: "Text" }],
    note: "Fuzzed",
  },
  "/api/updateKind/:kind/:region": {
    rows: [{ activity_id: "a", climate: 1.5, h2o: "2", plastic_pollution: 0, land_use: "" }],
  },
  "/api/rollbackKind/:kind": { version: "test-1", region: "Global", note: "Fuzzed" },
};
/** Addresses of calls with a pattern. */
const PLACES: Readonly<Record<string, string>> = {
  "/api/updateKind/:kind": "/api/updateKind/market-rule",
  "/api/updateKind/:kind/:region": "/api/updateKind/impact/Europe?dry_run=1",
  "/api/rollbackKind/:kind": "/api/rollbackKind/market-rule",
};
const POSTS = ACCESS.filter((rule) => rule.method === "POST").map((rule) => rule.path);

const NASTY = [
  null,
  true,
  -1,
  0,
  1e308,
  "",
  "__proto__",
  "constructor",
  "a".repeat(5000),
  "\u0000",
  "\ud800",
  "'; DROP TABLE users; --",
  "<script>alert(1)</script>",
  [],
  {},
  [[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]],
] as const;

/** A valid body with one value, at any depth, replaced, removed or doubled. */
function mutated(value: unknown, path: readonly number[], nasty: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined || typeof value !== "object" || value === null) return nasty;
  if (Array.isArray(value)) {
    if (value.length === 0) return [nasty];
    const at = first % value.length;
    return value.map((each: unknown, index) => (index === at ? mutated(each, rest, nasty) : each));
  }
  const keys = Object.keys(value);
  if (keys.length === 0) return { added: nasty };
  const chosen = keys[first % keys.length];
  if (first % 7 === 0) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== chosen));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === chosen ? mutated(each, rest, nasty) : each]),
  );
}

const bodies = fc.tuple(
  fc.constantFrom(...POSTS),
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ path: fc.array(fc.nat(40), { maxLength: 5 }), nasty: fc.constantFrom(...NASTY) }),
    },
    { weight: 2, arbitrary: fc.record({ json: fc.jsonValue() }) },
    { weight: 1, arbitrary: fc.record({ text: fc.string({ unit: "binary", maxLength: 300 }) }) },
    { weight: 1, arbitrary: fc.record({ bytes: fc.uint8Array({ maxLength: 300 }), packed: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ cut: fc.nat(400) }) },
  ),
);

export interface Fuzz {
  readonly count: number;
  readonly seed: number;
  /** awaited between two bodies */
  readonly pause: () => Promise<void>;
}

/**
 * Sends invalid bodies of every kind to every call that takes one: never a 5xx, and no other user's data change. The
 * bodies must reach all kinds of replies: a fuzz that fails at the first check proves nothing.
 */
export async function fuzzBodies(api: ApiUnderTest, { count, seed, pause }: Fuzz): Promise<void> {
  const statuses = new Set<number>();
  // table changes name the version they are based on
  const fromCurrent = async (body: unknown) => ({
    ...Object(body),
    expected: await api.reference.currentVersion(),
  });
  await publish(api, toyDataset(freshVersion()));
  const bystander = await person(api);
  for (const [kind, body] of [
    ["Comparison", comparison(ID)],
    ["Portfolio", portfolio(ID)],
    ["Food", food(ID)],
  ] as const) {
    await bystander.ask(`/api/create${kind}`, body);
  }
  const before = await rowsOf(api, bystander.userId);
  let me = await person(api);
  const admin = await person(api);
  await grantAdmin(api, admin);
  await fc.assert(
    fc.asyncProperty(bodies, async ([route, how]) => {
      await pause();
      const good = PLACES[route] === undefined ? GOOD[route] : await fromCurrent(GOOD[route]);
      const body =
        "path" in how
          ? mutated(good, how.path, how.nasty)
          : "json" in how
            ? how.json
            : "text" in how
              ? how.text
              : "bytes" in how
                ? how.bytes
                : JSON.stringify(good).slice(0, how.cut);
      const headers = {
        "X-Forwarded-For": freshAddress(),
        ...("packed" in how && how.packed && { "Content-Encoding": "gzip" }),
      };
      const sent = typeof body === "string" && !("text" in how || "cut" in how) ? JSON.stringify(body) : body;
      const who = PLACES[route] === undefined ? me : admin;
      // without a fresh proof the body would not be read
      await setProofs(api, who, api.now());
      const answer = await api.ask(PLACES[route] ?? route, asking(sent ?? null, who.token, headers));
      assertDescribed(PLACES[route] ?? route, { method: "POST" }, answer);
      statuses.add(answer.status);
      if (route === "/api/logout" || answer.status === 401) me = await person(api);
      return answer.status < 500;
    }),
    { numRuns: count, seed, endOnFailure: true },
  );
  assert.deepEqual(await rowsOf(api, bystander.userId), before);
  await grantAdmin(api, bystander);
  await setProofs(api, bystander, api.now());
  assert.equal((await bystander.ask("/api/users")).status, 200);
  assert.equal(({} as Record<string, unknown>)["polluted"], undefined);
  assert.deepEqual(
    [200, 400, 403, 415, 422].filter((status) => !statuses.has(status)),
    [],
  );
}
