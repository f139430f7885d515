import assert from "node:assert/strict";
import type { OperationState } from "../../../edge-api/contract/admin-replies.ts";
import { toyDataset } from "../../fixtures/toy-dataset.ts";
import { freshVersion, jsonOf, publish, type ApiUnderTest, type Case } from "./api-under-test.ts";
import { asking, freshAddress, grantAdmin, person, type Person } from "./people.ts";

async function administrator(api: ApiUnderTest): Promise<Person> {
  const admin = await person(api);
  await grantAdmin(api, admin);
  return admin;
}

const stateFor = async (admin: Person): Promise<OperationState> => {
  const answer = await admin.ask("/api/operation");
  assert.equal(answer.status, 200);
  return jsonOf(answer) as OperationState;
};

const fail = (api: ApiUnderTest, body: unknown, address = freshAddress()) =>
  api.ask("/api/pageFailed", asking(body, undefined, { "X-Forwarded-For": address }));

export const OPERATION_CASES: readonly Case[] = [
  {
    name: "administrators read what runs: build, data, migrations, size, last backup and mail",
    async run(api) {
      const version = freshVersion();
      await publish(api, toyDataset(version));
      const at = api.now() + 1_000_000;
      const sql = "INSERT INTO audit_log (at, action, target, details) VALUES (?, 'backup', '', '{\"rows\":3}')";
      await api.database.prepare(sql).bind(at).all();
      const { build, dataVersion, migrations, storageBytes, lastBackup, mail, missingSettings } = await stateFor(
        await administrator(api),
      );
      assert.deepEqual([build, dataVersion, lastBackup, mail, missingSettings], ["abc1234", version, at, "outbox", []]);
      assert.equal(migrations[0], "0001_schema.sql");
      assert.ok(storageBytes !== null && storageBytes > 100_000, String(storageBytes));
    },
  },
  {
    name: "failures of pages are counted by build, some an hour and address, and only known ones",
    async run(api) {
      const admin = await administrator(api);
      const build = `b${freshVersion()}`.slice(0, 16);
      for (const code of ["crash", "crash", "chunk"]) assert.equal((await fail(api, { code, build })).status, 200);
      for (const body of [{ code: "password", build }, { code: "crash", build: "<script>" }, { code: "crash" }])
        assert.equal((await fail(api, body)).status, 400);
      const { errors } = await stateFor(admin);
      assert.deepEqual(
        errors.filter((each) => each.build === build),
        [
          { code: "page_crash", build, count: 2 },
          { code: "page_chunk", build, count: 1 },
        ],
      );
      const address = freshAddress();
      const statuses = [];
      for (let at = 0; at < 11; at++) statuses.push((await fail(api, { code: "crash", build }, address)).status);
      assert.deepEqual([new Set(statuses.slice(0, 10)), statuses[10]], [new Set([200]), 429]);
    },
  },
];
