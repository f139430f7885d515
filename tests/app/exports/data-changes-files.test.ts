// @vitest-environment node
import { expect, test } from "vitest";
import {
  downloadChangeCountsAtom,
  downloadChangedRecordsAtom,
  downloadVersionsAtom,
} from "../../../app/exports/data-changes.ts";
import { findChangesAtom, listVersionsAtom } from "../../../app/state/engine/data-changes.ts";
import { startLoadingAtom } from "../../../app/state/start/loading.ts";
import { continueAsGuestAtom } from "../../../app/state/core/session.ts";
import { TOY_BASE } from "../data/toy-tables.ts";
import { testTab } from "../state/test-services.ts";
import { csvRows } from "../csv-rows.ts";

const NEW = 350;

/** The toy base with more new impact factors than the page names. */
const withMore = TOY_BASE.map(({ kind, data }) => {
  if (kind !== "impact") return { kind, data };
  const more = Array.from({ length: NEW }, (_, at) => [`new_${at}`, { climate: at, h2o: 0 }]);
  return { kind, data: JSON.stringify({ ...Object(JSON.parse(data)), ...Object.fromEntries(more) }) };
});

const valueOf = <T>(
  outcome: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: unknown },
): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.value;
};

test("the change log can be downloaded: its versions, the counts by table, and all changed records", async () => {
  const { store, server, files } = await testTab({});
  const lastRows = () => csvRows(files.at(-1)?.text ?? "");
  store.set(continueAsGuestAtom);
  await store.set(startLoadingAtom);
  await server.publish("v2", withMore);

  const versions = valueOf(await store.set(listVersionsAtom));
  valueOf(await store.set(downloadVersionsAtom, versions));
  expect(files.at(-1)?.name).toMatch(/^data-versions_all-regions_.*_data-v1\.csv$/);
  expect(lastRows().map((row) => [row["data version"], row["in use"]])).toEqual([
    ["v2", "no"],
    ["v1", "yes"],
  ]);
  expect(lastRows()[0]?.["published [UTC]"]).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);

  const pair = { from: "v1", to: "v2" };
  const shown = valueOf(await store.set(findChangesAtom, pair.from, pair.to));
  expect(shown.total).toBe(NEW);
  expect(shown.rows.length).toBeLessThan(NEW);
  valueOf(await store.set(downloadChangeCountsAtom, { ...pair, tables: shown.tables }));
  expect(lastRows()).toEqual([
    {
      table: "impact",
      region_id: "Global",
      added: String(NEW),
      changed: "0",
      removed: "0",
      "data version before": "v1",
      "data version now": "v2",
    },
  ]);
  valueOf(await store.set(downloadChangedRecordsAtom, pair));
  expect(lastRows()).toHaveLength(NEW);
  expect(new Set(lastRows().map((row) => row["record_id"])).size).toBe(NEW);
  expect(files.at(-1)?.name).toMatch(/^changed-records_all-regions_.*_data-v2\.csv$/);
});
