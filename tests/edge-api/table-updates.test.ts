import { beforeAll, describe, expect, test } from "vitest";
import { PARAM_VALUES } from "../../edge-api/contract/field-rules.ts";
import type { ReferenceKind } from "../../edge-api/contract/reference-kinds.ts";
import { REFERENCE_TABLES } from "../../edge-api/contract/reference-tables.ts";
import type { KindHistoryEntry, TableUpdateReply } from "../../edge-api/contract/admin-replies.ts";
import { builtInScores, type ScoredUseCase } from "../../edge-api/services/tables/built-in-scores.ts";
import {
  openTables,
  readTables,
  withTable,
  type Table,
  type TableRecord,
  type Tables,
} from "../../edge-api/services/tables/open-tables.ts";
import { datasetFaults, faultsOfChange } from "../../edge-api/services/tables/dataset-faults.ts";
import { faultsOfStored, readRows } from "../../edge-api/services/tables/read-rows.ts";
import type { SqlDatabase, SqlStatement } from "../../edge-api/storage/d1/database.ts";
import { d1Stores } from "../../edge-api/storage/d1/stores.ts";
import { readShippedDataset } from "../../migrations/seed/shipped-dataset.ts";
import { comparisonOf } from "../../edge-api/services/tables/built-in-scores.ts";
import { referenceOf } from "../../migrations/reference-data/build/scored-products.ts";
import { TableSet } from "../../migrations/reference-data/build/table-set.ts";
import { scoreComparison } from "../../workers/engine/scoring/score-comparison.ts";
import { IS_SOAK, everyNth } from "../fixtures/soak.ts";
import { toyDataset } from "../fixtures/toy-dataset.ts";
import { jsonOf, publish, textOf } from "./suite/api-under-test.ts";
import { grantAdmin, person } from "./suite/people.ts";
import { rowsIn } from "./suite/reference-answers.ts";
import { migratedSqlite, sqliteApi, type SqliteApi } from "./suite/sqlite-api.ts";

const SHIPPED = readShippedDataset();
const TABLES: Tables = new Map(Object.entries(SHIPPED.rows).map(([region, rows]) => [region, openTables(rows)]));
const shipped = (kind: ReferenceKind, region = "Global"): Table => TABLES.get(region)?.get(kind) ?? new Map();

/** Changes of one table in a history. */
const STATES = IS_SOAK ? 12 : 2;

/** Every built-in product in every region. */
const BUILT_IN_SCORES = shipped("prodsys").size * TABLES.size;

/** Records as a file holds them: key columns included; as texts as in CSV, or as in JSON. */
const asRows = (kind: ReferenceKind, table: Table, texts = false): Record<string, unknown>[] =>
  [...table].map(([key, record]) => {
    const parts = key.split("/");
    const whole = {
      ...Object.fromEntries(REFERENCE_TABLES[kind].key.map((column, at) => [column, parts[at]])),
      ...record,
    };
    if (!texts) return whole;
    return Object.fromEntries(
      Object.entries(whole).map(([field, value]) => [field, typeof value === "number" ? String(value) : value]),
    );
  });

async function served(dataset = SHIPPED) {
  const api = await sqliteApi();
  await publish(api, dataset, () => api.now());
  const admin = await person(api);
  await grantAdmin(api, admin);
  const change = async (path: string, body: object) =>
    admin.ask(`/api/${path}`, { expected: await api.reference.currentVersion(), ...body });
  const upload = async (path: string, body: object): Promise<TableUpdateReply> => {
    const answer = await change(path, body);
    if (answer.status !== 200) throw new Error(textOf(answer));
    return jsonOf(answer) as TableUpdateReply;
  };
  return { api, admin, change, upload };
}

/** The shipped data; the tests that use it publish nothing. */
let still: Awaited<ReturnType<typeof served>>;
beforeAll(async () => {
  still = await served();
});

/** No score and no other table needs their rows. */
const MAY_BE_EMPTY: ReadonlySet<ReferenceKind> = new Set(["market-rule", "water-scarcity"]);

describe("every shipped table", () => {
  test("is valid, and is read back unchanged from JSON and CSV", () => {
    expect(datasetFaults(TABLES)).toEqual([]);
    for (const [region, tables] of TABLES) {
      for (const [kind, table] of tables) {
        for (const texts of [false, true]) {
          const read = readRows({ kind, region, rows: asRows(kind, table, texts), current: table });
          expect([kind, region, read.faults]).toEqual([kind, region, []]);
          expect(JSON.stringify([...read.table])).toBe(JSON.stringify([...table]));
        }
      }
    }
  });

  test("refuses every invalid value: no number, out of range, dangling reference, wrong sum", () => {
    const refused = (kind: ReferenceKind, key: string, field: string, value: unknown) => {
      const rows = asRows(kind, shipped(kind)).map((row) => {
        const own = REFERENCE_TABLES[kind].key.map((column) => row[column]).join("/");
        return own === key ? { ...row, [field]: value } : row;
      });
      const { table, faults } = readRows({ kind, region: "Global", rows, current: shipped(kind) });
      const global = new Map([...(TABLES.get("Global") ?? []), [kind, table] as const]);
      return [...faults, ...datasetFaults(new Map([...TABLES, ["Global", global]]))].map((one) => one.code);
    };
    expect(refused("impact", "pp_virgin", "climate", "NaN")).toEqual(["no_number"]);
    expect(refused("impact", "pp_virgin", "climate", "1e999")).toEqual(["no_number"]);
    expect(refused("recipe", "hot_cup_eps/body", "mass_grams", -1)).toEqual(["range"]);
    expect(refused("recipe", "hot_cup_eps/body", "mat_recipe_id", "unobtainium")).toEqual(["dangling"]);
    expect(refused("prodsys", "hot_cup_eps", "reusable_yn", "yes")).toEqual(["shape"]);
    expect(refused("map-recipe-base", "pp/pp", "mass_frac", 0.9)).toEqual(["sum"]);
    expect(refused("dispose-default", "polyolefin/landfill", "mass_frac_default", "0.9")).toContain("sum");
    expect(refused("params", "default_food", "value", "stone soup")).toEqual(["dangling"]);
    expect(refused("food-spec", "coffee", "props", { acidity: "sweet" })).toEqual(["dangling"]);
  });

  test("refuses absurd numbers, and texts that a spreadsheet reads as formulas", async () => {
    const { admin } = still;
    const faultsOf = async (kind: ReferenceKind, key: string, field: string, value: unknown, dryRun: boolean) => {
      const rows = asRows(kind, shipped(kind)).map((row) =>
        REFERENCE_TABLES[kind].key.map((column) => row[column]).join("/") === key ? { ...row, [field]: value } : row,
      );
      const body = { rows, expected: SHIPPED.version };
      const refused = await admin.ask(`/api/updateKind/${kind}${dryRun ? "?dry_run=1" : ""}`, body);
      const { faults } = Object(jsonOf(refused)) as { faults: Record<string, unknown>[] };
      const row = rows.findIndex((each) => each[field] === value) + 1;
      expect([refused.status, faults[0]]).toMatchObject([422, { row, key, field }]);
      return faults.map(({ code }) => code);
    };
    for (const dryRun of everyNth([true, false], 2)) {
      for (const value of [1e308, "-1e308", 1e10]) {
        expect(await faultsOf("impact", "pp_virgin", "climate", value, dryRun)).toEqual(["range"]);
      }
      expect(await faultsOf("recipe", "hot_cup_eps/body", "mass_grams", 1e7, dryRun)).toEqual(["range"]);
      expect(await faultsOf("params", "pack_eff_default", "value", "0.5", dryRun)).toEqual(["range"]);
      expect(await faultsOf("impact", "pp_virgin", "my_own", "1e308", dryRun)).toEqual(["range"]);
      expect(await faultsOf("usecase", "hot_cup", "usecase_name", "=1+1", dryRun)).toEqual(["shape"]);
      for (const text of [
        "=1+1",
        "+cmd|' /C calc'!A0",
        "-2+3",
        "@SUM(1)",
        "\t=1",
        "\r=1",
        " =HYPERLINK(1)",
        "Cup\u202egnp",
      ]) {
        expect(await faultsOf("impact", "pp_virgin", "my_own", text, dryRun)).toEqual(["shape"]);
      }
    }
    // a signed number is no formula
    const signed = readRows({
      kind: "impact",
      region: "Global",
      rows: [{ activity_id: "pp_virgin", climate: "-1.5", h2o: "+2", geography: "-1" }],
      current: new Map(),
    });
    expect([signed.faults, ...signed.table.values()]).toMatchObject([[], { climate: -1.5, h2o: 2, geography: "-1" }]);
  });

  test("may contain the largest and smallest numbers without an overflow of scores or raw values", async () => {
    for (const bound of ["min", "max"] as const) {
      let tables = TABLES;
      for (const [region, ofRegion] of TABLES) {
        for (const [kind, table] of ofRegion) {
          const { fields, sumsToOne } = REFERENCE_TABLES[kind];
          const changed = [...table].map(([key, record]): [string, TableRecord] => {
            const numbers = Object.keys(record).flatMap((field): [string, number][] => {
              const rule = kind === "params" ? PARAM_VALUES[key] : fields[field];
              const value = rule?.type === "number" ? rule[bound] : undefined;
              return value === undefined || field === sumsToOne || field.startsWith("source") ? [] : [[field, value]];
            });
            return [key, { ...record, ...Object.fromEntries(numbers) }];
          });
          tables = withTable(tables, region, kind, new Map(changed));
        }
      }
      const strange: unknown[] = [];
      const look = (value: unknown, path: string): void => {
        // the engine replaces an overflow by the largest number
        if (typeof value === "number" && !(Math.abs(value) < 1e100)) strange.push([bound, path, value]);
        if (typeof value !== "object" || value === null) return;
        for (const [name, inner] of value instanceof Map ? value : Object.entries(value))
          look(inner, `${path}.${name}`);
      };
      const regions = everyNth([...TABLES.keys()], 4);
      let scored = 0;
      for await (const { region, usecase_id, scores } of builtInScores(still.api, tables, regions)) {
        look(scores, `${region}.${usecase_id}`);
        scored += scores.products.length;
      }
      expect([scored, strange.slice(0, 3)]).toEqual([shipped("prodsys").size * regions.length, []]);
    }
  });

  test("may not become empty if others need it; market rules and water scarcity may", async () => {
    const faultsWithout = (kind: ReferenceKind, region = "Global") =>
      faultsOfChange(TABLES, withTable(TABLES, region, kind, new Map()), kind, region);
    const missing = (kind: ReferenceKind) => ({
      kind,
      region: "Global",
      row: null,
      key: "",
      field: "",
      code: "missing",
      text: `${kind} may not be empty: other tables and the scores need its rows`,
    });
    const needed = [...(TABLES.get("Global")?.keys() ?? [])].filter((kind) => !MAY_BE_EMPTY.has(kind));
    expect(needed.length).toBeGreaterThan(30);
    for (const kind of everyNth(needed, 8)) expect(faultsWithout(kind)[0]).toEqual(missing(kind));
    for (const kind of MAY_BE_EMPTY) expect([kind, faultsWithout(kind)]).toEqual([kind, []]);
    // regional rows override the base
    expect(faultsWithout("litter-spec", "Spain")).toEqual([]);
    const { admin } = still;
    const upload = await admin.ask("/api/updateKind/impact", { rows: [], expected: SHIPPED.version });
    expect([upload.status, Object(jsonOf(upload)).faults[0]]).toEqual([422, missing("impact")]);
  });

  test("is refused if no metric has a weight, as no summary would exist", async () => {
    const { admin } = still;
    const weightless = asRows("metric", shipped("metric")).map((row) => ({ ...row, metric_weight: 0 }));
    const refused = await admin.ask("/api/updateKind/metric?dry_run=1", { rows: weightless });
    expect(refused.status).toBe(422);
    expect(Object(jsonOf(refused)).faults).toMatchObject([{ kind: "metric", field: "metric_weight", code: "weights" }]);
  });

  test("gets row numbers also for faults of the whole dataset", async () => {
    const { admin } = still;
    const faultsOf = async (kind: ReferenceKind, change: (row: Record<string, unknown>) => Record<string, unknown>) => {
      const rows = asRows(kind, shipped(kind)).map(change);
      const refused = await admin.ask(`/api/updateKind/${kind}?dry_run=1`, { rows });
      const { faults } = Object(jsonOf(refused)) as { faults: { kind: string; row: number | null; field: string }[] };
      return faults.map(({ kind: of, row, field }) => [of, row, field, row && rows[row - 1]]);
    };
    const astray = await faultsOf("recipe", (row) =>
      row["prodsys_id"] === "hot_cup_eps" ? { ...row, mat_recipe_id: "unobtainium" } : row,
    );
    expect(astray).toEqual([
      ["recipe", expect.any(Number), "mat_recipe_id", expect.objectContaining({ mat_recipe_id: "unobtainium" })],
    ]);
    const short = await faultsOf("map-recipe-base", (row) =>
      row["mat_recipe_id"] === "pp" ? { ...row, mass_frac: 0.9 } : row,
    );
    expect(short).toEqual([
      ["map-recipe-base", expect.any(Number), "mass_frac", expect.objectContaining({ mat_recipe_id: "pp" })],
    ]);
  });

  test("is in the data health list by key and field if stored with invalid values", () => {
    expect(
      [...TABLES].flatMap(([region, own]) => [...own].flatMap(([kind, table]) => faultsOfStored(kind, region, table))),
    ).toEqual([]);
    const broken = new Map([["climate", { metric_name: "Climate", metric_weight: -1, metric_type: "quant" }]]);
    expect(faultsOfStored("metric", "Global", broken)).toEqual([
      {
        kind: "metric",
        region: "Global",
        row: null,
        key: "climate",
        field: "metric_weight",
        code: "range",
        text: "a number from 0 to 1000000 is expected",
      },
    ]);
  });
});

describe("the effect on scores", () => {
  test("has the engine's scores over the changed tables, and counts changed summaries and first places", async () => {
    const { api, upload } = still;
    const heavier = asRows("recipe", shipped("recipe")).map((row) =>
      String(row["prodsys_id"]).startsWith("hot_cup") ? { ...row, mass_grams: Number(row["mass_grams"]) * 1.6 } : row,
    );
    const { effect } = await upload("updateKind/recipe?dry_run=1", { rows: heavier });
    const { table } = readRows({ kind: "recipe", region: "Global", rows: heavier, current: shipped("recipe") });
    const scoresOf = async (tables: Tables): Promise<ScoredUseCase[]> => {
      const all: ScoredUseCase[] = [];
      for await (const useCase of builtInScores(api, tables)) all.push(useCase);
      return all;
    };
    const scored = [await scoresOf(TABLES), await scoresOf(withTable(TABLES, "Global", "recipe", table))];
    const [was, is] = scored.map((useCases) =>
      useCases.map(({ region, usecase_id, scores }) => {
        const products = scores.products.flatMap((product) => product ?? []);
        const best = Math.max(...products.map(({ summary }) => summary ?? 0));
        const first = products
          .map(({ prodsys_id, summary }) => (summary === best ? prodsys_id : ""))
          .toSorted()
          .at(-1);
        return { place: `${region} ${usecase_id}`, first, sums: products.map(({ summary }) => summary ?? 0) };
      }),
    );
    const moved = (was ?? []).flatMap(({ sums }, at) =>
      sums.map((sum, of) => Math.abs(sum - (is?.[at]?.sums[of] ?? 0))),
    );
    expect(effect?.large).toBe(moved.filter((by) => by > 1).length);
    expect(effect?.large).toBeGreaterThan(0);
    expect(effect?.large).toBeLessThan(effect?.changed ?? 0);
    const changed = (was ?? []).filter(({ first }, at) => first !== is?.[at]?.first).map(({ place }) => place);
    expect(effect?.firstPlaces).toBe(changed.length);
    // a product that stays first does not count, although all scores change
    expect(changed.length).toBeLessThan(new Set(effect?.products.map((one) => one.region + one.usecase_id)).size);
    expect(effect?.scored).toBe(BUILT_IN_SCORES);
    // computed independently: the tables as the build would have them, scored product by product
    const set = new TableSet();
    for (const [region, tables] of TABLES)
      for (const [kind, rows] of tables) for (const [key, record] of rows) set.put(kind, key, Object(record), region);
    const before = referenceOf("before", set, ["Europe"]);
    for (const [key, record] of table) set.put("recipe", key, Object(record));
    const now = referenceOf("now", set, ["Europe"]);
    const change = effect?.products.find(({ region, scores }) => region === "Europe" && scores.climate);
    if (!change) throw new Error("no product of Europe changed");
    const { usecase_id, prodsys_id } = change;
    const all = [...shipped("prodsys")].flatMap(([id, { usecase }]) => (usecase === usecase_id ? [id] : []));
    const [old, fresh] = [before, now].map((reference) =>
      scoreComparison(reference, comparisonOf("Europe", usecase_id, all)).products.find(
        (product) => product?.prodsys_id === prodsys_id,
      ),
    );
    expect(change.scores.climate).toEqual([old?.score.climate, fresh?.score.climate]);
    expect(change.summary).toEqual([old?.summary, fresh?.summary]);
  });

  test("of a removed product: refused while it has components, then its scores end", async () => {
    const { change, upload } = await served();
    const without = (kind: ReferenceKind) =>
      asRows(kind, shipped(kind)).filter((row) => row["prodsys_id"] !== "hot_cup_eps");
    const refused = await change("updateKind/prodsys", { rows: without("prodsys") });
    expect(refused.status).toBe(422);
    expect(Object(jsonOf(refused)).faults).toEqual([
      {
        kind: "recipe",
        region: "Global",
        row: null,
        key: "hot_cup_eps/body",
        field: "prodsys_id",
        code: "dangling",
        text: 'there is no "hot_cup_eps" in prodsys',
      },
    ]);
    await upload("updateKind/recipe", { rows: without("recipe") });
    const { effect, difference } = await upload("updateKind/prodsys?dry_run=1", { rows: without("prodsys") });
    expect(difference.removed).toEqual(["hot_cup_eps"]);
    expect(effect?.products[0]).toMatchObject({
      prodsys_id: "hot_cup_eps",
      scores: { climate: [expect.anything(), null] },
    });
  });
});

test("a history lists all states, and the first is restored byte by byte", async () => {
  const { api, upload } = await served();
  const rows = asRows("litter-spec", shipped("litter-spec", "Spain"));
  const first = rowsIn(await api.ask("/api/listData/Spain"));
  for (let state = 1; state <= STATES; state++) {
    const changed = rows.map((row) => ({
      ...row,
      litter_rate_default: Number(row["litter_rate_default"]) + state / 1e6,
    }));
    await upload("updateKind/litter-spec/Spain", { rows: changed, note: `state ${state}` });
    // changes of other tables are not in this history
    await upload("updateKind/market-rule", { rows: asRows("market-rule", shipped("market-rule")).slice(state % 9) });
  }
  const states = jsonOf(await api.ask("/api/kindHistory/litter-spec?region=Spain")) as KindHistoryEntry[];
  expect(states.map(({ note }) => note)).toEqual([
    ...Array.from({ length: STATES }, (_, at) => `state ${STATES - at}`),
    SHIPPED.note,
  ]);
  await upload("rollbackKind/litter-spec", { version: SHIPPED.version, region: "Spain" });
  expect(rowsIn(await api.ask("/api/listData/Spain"))).toEqual(first);
});

/** A database whose k-th call fails once; a batch is one call. */
function failing(database: SqlDatabase, at: { call: number; batch: "before" | "after" | null }): SqlDatabase {
  let calls = 0;
  const due = () => ++calls === at.call;
  const inner = new WeakMap<SqlStatement, SqlStatement>();
  const wrapped = (statement: SqlStatement): SqlStatement => {
    const outer: SqlStatement = {
      bind: (...values) => wrapped(statement.bind(...values)),
      all: () => (due() ? Promise.reject(new Error("the database went away")) : statement.all()),
    };
    inner.set(outer, statement);
    return outer;
  };
  return {
    prepare: (sql) => wrapped(database.prepare(sql)),
    async batch(statements) {
      const isDue = due();
      if (isDue && at.batch !== "after") throw new Error("the database went away");
      const answers = await database.batch(statements.map((statement) => inner.get(statement) ?? statement));
      // done, but the reply was lost
      if (isDue) throw new Error("the answer was lost");
      return answers;
    },
  };
}

describe("a fault at any step of an upload", () => {
  let whole: { readonly old: string; readonly fresh: string };
  const { rows: own, ...head } = toyDataset("v1");
  const activities = { kind: "activity-spec", data: JSON.stringify({ pp_make: { activity_name: "Make" } }) } as const;
  const toy = { ...head, rows: { ...own, Global: [...(own["Global"] ?? []), activities] } };
  const rows = [{ activity_id: "pp_make", climate: 3 }];
  const state = async (api: SqliteApi): Promise<string> => {
    const lists = await Promise.all(
      ["listData", "listData/Europe", "dataVersions"].map((path) => api.ask(`/api/${path}`)),
    );
    const { tables } = await readTables(api.reference, (await api.reference.currentVersion()) ?? "");
    return JSON.stringify([lists.map(textOf), [...(tables.get("Global")?.get("impact") ?? [])]]).replaceAll(
      /"(updateTime|created)":\d+|\\"(updateTime|created)\\":\d+/g,
      "",
    );
  };

  beforeAll(async () => {
    const { api, upload } = await served(toy);
    const old = await state(api);
    await upload("updateKind/impact", { rows });
    whole = { old, fresh: await state(api) };
  });

  test("would be detected: the two states differ", () => {
    expect(whole.old).not.toBe(whole.fresh);
  });

  test("leaves readers with either all old or all new rows, and a matching audit entry", async () => {
    const outcomes = new Set<string>();
    for (const batch of ["before", "after"] as const) {
      for (let call = 1; ; call++) {
        const database = await migratedSqlite();
        const good = await sqliteApi({ ...d1Stores(database) });
        await publish(good, toy, () => good.now());
        // prepared with working stores; only the upload uses the failing ones
        const who = await person(Object.assign(good, { database }));
        await database.prepare("UPDATE users SET is_admin = 1").all();
        const bad = await sqliteApi({ ...d1Stores(failing(database, { call, batch })) });
        const answer = await bad.ask("/api/updateKind/impact", {
          method: "POST",
          headers: { "Content-Type": "application/json", Authorization: `Bearer ${who.token}` },
          body: JSON.stringify({ rows, expected: toy.version }),
        });
        const found = await state(good);
        const isNew = found === whole.fresh;
        expect([batch, call, isNew || found === whole.old]).toEqual([batch, call, true]);
        expect([batch, call, answer.status === 200 && !isNew]).toEqual([batch, call, false]);
        const audited = (await good.audit.list(10, null)).rows.filter(({ action }) => action === "update_kind");
        expect([batch, call, audited.length]).toEqual([batch, call, isNew ? 1 : 0]);
        expect([200, 409, 503]).toContain(answer.status);
        outcomes.add(`${answer.status} ${isNew ? "new" : "old"}`);
        if (answer.status === 200) break;
      }
    }
    // refused, done, and done with a lost reply
    expect(outcomes).toEqual(new Set(["503 old", "200 new", "409 new"]));
  });
});
