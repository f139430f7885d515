import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import type {
  AuditRow,
  KindHistoryEntry,
  TableFault,
  TableUpdateReply,
} from "../../../edge-api/contract/admin-replies.ts";
import { toyDataset } from "../../fixtures/toy-dataset.ts";
import { freshVersion, jsonOf, publish, textOf, type Answer, type ApiUnderTest, type Case } from "./api-under-test.ts";
import { codeOf, grantAdmin, person, statuses } from "./people.ts";
import { rowsIn } from "./reference-answers.ts";

const NAMES = [
  { food_prop_id: "acidity", food_prop_name: "Acidity", food_prop_order: "1" },
  { food_prop_id: "fat", food_prop_name: "Fat", food_prop_order: 2 },
] as const;

const good = (answer: Answer): unknown => {
  assert.equal(answer.status, 200, textOf(answer));
  return jsonOf(answer);
};
const updated = (answer: Answer) => good(answer) as TableUpdateReply;

async function begun(api: ApiUnderTest) {
  const version = freshVersion();
  await publish(api, toyDataset(version));
  const admin = await person(api);
  await grantAdmin(api, admin);
  const recordsOf = async (kind: string): Promise<unknown> => {
    return rowsIn(await api.ask(`/api/listKind/${kind}`)).map(({ data }) => JSON.parse(data) as unknown);
  };
  const current = async (): Promise<unknown> => Object(good(await api.ask("/api/health"))).version;
  const history = async (kind: string) => good(await api.ask(`/api/kindHistory/${kind}`)) as KindHistoryEntry[];
  /** based on the current version */
  const change = async (path: string, body: object): Promise<Answer> =>
    admin.ask(path, { expected: await current(), ...body });
  const refused = async (path: string, body: object): Promise<TableFault[]> => {
    const answer = await change(path, body);
    assert.deepEqual([answer.status, codeOf(answer)], [422, "bad_table"], textOf(answer));
    const { faults, faultCount } = Object(jsonOf(answer)) as { faults: TableFault[]; faultCount: number };
    assert.equal(faults.length, faultCount);
    return faults;
  };
  return { version, admin, recordsOf, current, history, change, refused };
}

const placesOf = (faults: readonly TableFault[]): unknown[] =>
  faults.map(({ row, key, field, code }) => [row, key, field, code]);

export const TABLE_CASES: readonly Case[] = [
  {
    name: "a dry run changes nothing; publishing makes a version that differs in this table only",
    async run(api) {
      const { version, admin, recordsOf, current, history, change } = await begun(api);
      const path = "/api/updateKind/food-names";
      const dry = updated(await admin.ask(`${path}?dry_run=1`, { rows: NAMES }));
      assert.deepEqual([dry.dryRun, dry.version, dry.unchanged], [true, version, false]);
      assert.deepEqual(dry.difference.counts, { added: 2, changed: 0, removed: 0 });
      assert.equal(dry.effect?.changed, 0);
      assert.deepEqual([await current(), await recordsOf("food-names")], [version, []]);
      const before = textOf(await api.ask("/api/listData"));

      const done = updated(await change(path, { rows: NAMES, note: "Two properties" }));
      assert.equal(done.version, `${version}.u1`);
      assert.equal(await current(), done.version);
      // numbers as numbers: the method also reads texts, people compare numbers
      const acidity = { food_prop_id: "acidity", food_prop_name: "Acidity", food_prop_order: 1 };
      assert.deepEqual(await recordsOf("food-names"), [{ acidity, fat: NAMES[1] }]);
      assert.equal(textOf(await api.ask(`/api/listData?version=${version}`)), before);
      const [state, ...others] = await history("food-names");
      assert.deepEqual([state?.version, state?.note, others], [done.version, "Two properties", []]);

      const again = updated(await change(path, { rows: NAMES }));
      assert.deepEqual([again.unchanged, again.version, await current()], [true, done.version, done.version]);
    },
  },
  {
    name: "a rollback restores identical data with a later update time; every change is in the audit log",
    async run(api) {
      const { version, admin, recordsOf, history, change } = await begun(api);
      const timeOf = async () => Number(Object(jsonOf(await api.ask("/api/food-names/update"))).updateTime);
      const upload = (rows: unknown) => change("/api/updateKind/food-names", { rows });
      good(await upload(NAMES));
      const [first, firstTime] = [await recordsOf("food-names"), await timeOf()];
      good(await upload(NAMES.slice(1)));
      const [secondTime, states] = [await timeOf(), await history("food-names")];
      const earlier = states.at(-1)?.version ?? "";
      const dry = updated(await admin.ask("/api/rollbackKind/food-names?dry_run=1", { version: earlier }));
      assert.deepEqual(dry.difference.added, ["acidity"]);
      const back = updated(await change("/api/rollbackKind/food-names", { version: earlier }));
      assert.deepEqual(await recordsOf("food-names"), first);
      assert.ok((await timeOf()) > secondTime && secondTime > firstTime);
      const difference = jsonOf(
        await api.ask(`/api/kindHistory/food-names?from=${states[0]?.version ?? ""}&to=${back.version}`),
      );
      assert.deepEqual(Object(difference).counts, { added: 1, changed: 0, removed: 0 });
      assert.equal((await change("/api/rollbackKind/food-names", { version: "no-such" })).status, 404);

      const audit = good(await admin.ask("/api/audit?limit=3")) as AuditRow[];
      assert.deepEqual(
        audit.map(({ email, action, target, details }) => [email, action, target, details["version"], details["note"]]),
        [
          [admin.email, "rollback_kind", "food-names", back.version, `food-names as in ${earlier}`],
          [admin.email, "update_kind", "food-names", `${version}.u2`, ""],
          [admin.email, "update_kind", "food-names", `${version}.u1`, ""],
        ],
      );
    },
  },
  {
    name: "an invalid table is refused by row and field, and changes nothing",
    async run(api) {
      const { version, refused, current } = await begun(api);
      const faults = await refused("/api/updateKind/food-names", {
        rows: [
          NAMES[0],
          { food_prop_id: "acidity", food_prop_name: "Acid" },
          { food_prop_name: "nameless" },
          { food_prop_id: "fat", food_prop_order: "1,5" },
          { food_prop_id: "../etc", food_prop_name: "x" },
          { food_prop_id: "wet", food_prop_name: ["list"], food_prop_order: "NaN" },
        ],
      });
      assert.deepEqual(placesOf(faults), [
        [2, "acidity", "food_prop_id", "duplicate"],
        [3, "", "food_prop_id", "missing"],
        [4, "fat", "food_prop_order", "no_number"],
        [4, "fat", "food_prop_name", "missing"],
        [5, "../etc", "food_prop_id", "unknown_key"],
        [6, "wet", "food_prop_name", "shape"],
        [6, "wet", "food_prop_order", "no_number"],
      ]);
      const values = [{ food_prop_id: "acidity", value_id: "low", value_name: "Low", score: 1 }];
      assert.deepEqual(placesOf(await refused("/api/updateKind/food-prop-score", { rows: values })), [
        [1, "acidity/low", "food_prop_id", "dangling"],
      ]);
      const fractions = [
        { mat_recipe_id: "pp", mat_base_id: "a", mass_frac: 0.5 },
        { mat_recipe_id: "pp", mat_base_id: "b", mass_frac: 0.4 },
      ];
      const sums = await refused("/api/updateKind/map-recipe-base?dry_run=1", { rows: fractions });
      assert.deepEqual(placesOf(sums.filter(({ code }) => code === "sum")), [[1, "pp", "mass_frac", "sum"]]);
      assert.equal(await current(), version);
    },
  },
  {
    name: "an outdated version is a conflict; only regional tables accept a region; bodies may be gzipped",
    async run(api) {
      const { version, admin, current } = await begun(api);
      const status = async (path: string, body: unknown, headers?: Record<string, string>) =>
        (await admin.ask(path, body, headers)).status;
      const rows = [{ activity_id: "pp_virgin", climate: "1.5" }];
      assert.equal(await status("/api/updateKind/food-names", { rows: NAMES, expected: "1999" }), 409);
      assert.equal(await status("/api/rollbackKind/food-names", { version, expected: "1999" }), 409);
      assert.equal(await status("/api/updateKind/food-names/Europe", { rows: NAMES }), 404);
      assert.equal(await status("/api/updateKind/impact/Atlantis", { rows }), 404);
      assert.equal(await status("/api/updateKind/no-such-kind", { rows }), 404);
      assert.equal(await status("/api/updateKind/food-names", { rows: [], note: "x".repeat(201) }), 400);
      assert.equal(await current(), version);
      const packed = new Uint8Array(gzipSync(JSON.stringify({ rows: NAMES, expected: version })));
      const gzip = { "Content-Encoding": "gzip", "Content-Type": "application/json" };
      assert.equal(await status("/api/updateKind/food-names", packed, gzip), 200);
      assert.equal(await current(), `${version}.u1`);
    },
  },
  {
    name: "of four concurrent uploads or rollbacks one is published, the others are conflicts",
    async run(api) {
      const { version, admin, current, history } = await begun(api);
      const uploads = await Promise.all(
        [0, 1, 2, 3].map((order) =>
          admin.ask("/api/updateKind/food-names", {
            rows: [{ food_prop_id: "acidity", food_prop_name: "Acidity", food_prop_order: order }],
            expected: version,
          }),
        ),
      );
      assert.deepEqual(statuses(uploads), [200, 409, 409, 409]);
      assert.equal(await current(), `${version}.u1`);
      const expected = updated(
        await admin.ask("/api/updateKind/food-names", { rows: NAMES, expected: `${version}.u1` }),
      ).version;
      const rollbacks = await Promise.all(
        [0, 1, 2, 3].map(() => admin.ask("/api/rollbackKind/food-names", { version: `${version}.u1`, expected })),
      );
      assert.deepEqual(statuses(rollbacks), [200, 409, 409, 409]);
      const own = (await history("food-names")).filter((state) => state.version.startsWith(`${version}.u`));
      assert.deepEqual([await current(), own.length], [`${version}.u3`, 3]);
    },
  },
  {
    name: "a change without `expected` is refused; a dry run may omit it",
    async run(api) {
      const { version, admin, current } = await begun(api);
      for (const [path, body] of [
        ["/api/updateKind/food-names", { rows: NAMES }],
        ["/api/rollbackKind/food-names", { version }],
      ] as const) {
        const answer = await admin.ask(path, body);
        assert.deepEqual([answer.status, codeOf(answer)], [400, "invalid"]);
        assert.deepEqual(Object(jsonOf(answer)).fields, [
          { field: "expected", text: "the version that the change was made from is needed" },
        ]);
        good(await admin.ask(`${path}?dry_run=1`, body));
        assert.equal((await admin.ask(`${path}?dry_run=1`, { ...body, expected: "1999" })).status, 409);
      }
      assert.equal(await current(), version);
    },
  },
  {
    name: "the data health report lists dangling references",
    async run(api) {
      const { version, admin } = await begun(api);
      const health = Object(jsonOf(await admin.ask("/api/dataHealth"))) as { version: string; faults: TableFault[] };
      assert.equal(health.version, version);
      // the toy components belong to an unknown product
      assert.ok(health.faults.some(({ kind, code }) => kind === "recipe" && code === "dangling"));
    },
  },
];
