import assert from "node:assert/strict";
import { RATES, SHOWN_USERS } from "../../../edge-api/contract/limits.ts";
import type { AssertionOptions } from "../../../edge-api/contract/reply-schemas.ts";
import { toyDataset } from "../../fixtures/toy-dataset.ts";
import { freshVersion, jsonOf, publish, type Case } from "./api-under-test.ts";
import { addPasskey, letProofsAge, outcome } from "./passkeys.ts";
import { grantAdmin, PASSWORD, person, personOf, sessionOf } from "./people.ts";

/** Time to refill the limit of hashes (ms). */
const BREATH = 1100;
const NEEDED = [403, "fresh_proof_needed"];
const ROWS = [{ food_prop_id: "acidity", food_prop_name: "Acidity", food_prop_order: 1 }];

export const PROOF_CASES: readonly Case[] = [
  {
    name: "without a fresh proof, no publishing, no rollback and no export of users",
    async run(api) {
      await api.pass(BREATH);
      const version = freshVersion();
      await publish(api, toyDataset(version));
      const admin = await person(api);
      await grantAdmin(api, admin);
      const other = personOf(api, admin.userId, admin.email, await sessionOf(api, admin.userId));
      await letProofsAge(api, admin);
      const update = (by = admin) => by.ask("/api/updateKind/food-names", { rows: ROWS, expected: version });
      const rollback = (to = version, expected = version) =>
        admin.ask("/api/rollbackKind/food-names", { version: to, expected });
      const people = (limit: number, by = admin) => by.ask(`/api/users?limit=${limit}`);
      for (const answer of [
        await update(),
        await rollback(),
        await people(SHOWN_USERS + 1),
        await admin.ask("/api/users"),
        await admin.ask("/api/list_comparison_scores_calculated"),
        await admin.ask(`/api/list_portfolio_scores_calculated?limit=${SHOWN_USERS + 1}`),
      ])
        assert.deepEqual(outcome(answer), NEEDED);
      assert.equal(Object(jsonOf(await api.ask("/api/health"))).version, version);
      // a dry run publishes nothing
      assert.equal((await admin.ask("/api/updateKind/food-names?dry_run=1", { rows: ROWS })).status, 200);
      assert.equal((await admin.ask("/api/rollbackKind/food-names?dry_run=1", { version })).status, 200);
      assert.equal((await people(SHOWN_USERS)).status, 200);
      const reports = (limit: number) => admin.ask(`/api/list_comparison_scores_calculated?limit=${limit}`);
      assert.equal((await reports(SHOWN_USERS)).status, 200);

      assert.deepEqual(outcome(await admin.ask("/api/confirm", { password: "wrong horse" })), [
        403,
        "wrong_current_password",
      ]);
      assert.deepEqual(outcome(await update()), NEEDED);
      await api.pass(BREATH);
      assert.equal((await admin.ask("/api/confirm", { password: PASSWORD })).status, 200);
      assert.equal((await update()).status, 200);
      const rows = ROWS.map((row) => ({ ...row, food_prop_order: 2 }));
      const again = await admin.ask("/api/updateKind/food-names", { rows, expected: `${version}.u1` });
      assert.equal(again.status, 200);
      assert.equal((await rollback(`${version}.u1`, `${version}.u2`)).status, 200);
      assert.equal((await people(1000)).status, 200);
      assert.equal((await reports(1000)).status, 200);
      // a proof counts only for its session
      assert.deepEqual(outcome(await update(other)), NEEDED);
    },
  },
  {
    name: "an export of the account needs a fresh proof, as deleting it does",
    async run(api) {
      const me = await person(api);
      assert.equal((await me.ask("/api/exportUser")).status, 200);
      await letProofsAge(api, me);
      assert.deepEqual(outcome(await me.ask("/api/exportUser")), NEEDED);
      assert.equal((await me.ask("/api/confirm", { password: PASSWORD })).status, 200);
      assert.equal((await me.ask("/api/exportUser")).status, 200);
    },
  },
  {
    name: "without a fresh proof, only a limited number of short pages of users can be read",
    async run(api) {
      const admin = await person(api);
      await grantAdmin(api, admin);
      await letProofsAge(api, admin);
      const read = () => admin.ask("/api/users?limit=1");
      for (let page = 0; page < RATES.usersPage.limit; page++) assert.equal((await read()).status, 200);
      assert.deepEqual(outcome(await read()), NEEDED);
    },
  },
  {
    name: "a passkey with user verification is a fresh proof; one of another account or without verification is not",
    async run(api) {
      const me = await person(api);
      const other = await person(api);
      const [mine, theirs] = [await addPasskey(me), await addPasskey(other)];
      await letProofsAge(api, me);
      const guarded = {
        "/api/passkeyOptions": {},
        "/api/addPasskey": { name: "x", response: {} },
        "/api/removePasskey": { id: "x" },
        "/api/askPasskey": { on: true },
        "/api/makeRecoveryCodes": {},
      };
      for (const [path, body] of Object.entries(guarded))
        assert.deepEqual(outcome(await me.ask(path, body)), NEEDED, path);
      const options = async () => jsonOf(await me.ask("/api/confirmOptions", {})) as AssertionOptions;
      const refused = [await theirs.sign(await options()), await mine.sign(await options(), { verifiesUser: false })];
      for (const response of refused) {
        assert.deepEqual(outcome(await me.ask("/api/confirm", { response })), [403, "passkey_refused"]);
      }
      assert.deepEqual(outcome(await me.ask("/api/makeRecoveryCodes", {})), NEEDED);
      const response = await mine.sign(await options());
      assert.equal((await me.ask("/api/confirm", { response })).status, 200);
      assert.equal((await me.ask("/api/makeRecoveryCodes", {})).status, 200);
      const nobody = await person(api);
      assert.deepEqual(outcome(await nobody.ask("/api/confirmOptions", {})), [409, "no_passkey"]);
    },
  },
];
