// @vitest-environment node
import { expect, test } from "vitest";
import { findChangesAtom } from "../../../../app/state/engine/data-changes.ts";
import { startLoadingAtom } from "../../../../app/state/start/loading.ts";
import { continueAsGuestAtom } from "../../../../app/state/core/session.ts";
import { toyBaseWith } from "../../data/toy-tables.ts";
import { testTab } from "../test-services.ts";

test("a version from before a region was added is compared without that region", async () => {
  const { store, server } = await testTab({});
  store.set(continueAsGuestAtom);
  await store.set(startLoadingAtom);
  await server.publish("v2", toyBaseWith(4000));
  await server.write("DELETE FROM reference_rows WHERE version = ? AND region = ?", "v1", "Germany");
  await server.write("DELETE FROM reference_lists WHERE version = ? AND region = ?", "v1", "Germany");
  const refused = await server.fetch("/api/listData/Germany?version=v1", {});
  expect(refused.status).toBe(404);
  const found = await store.set(findChangesAtom, "v1", "v2");
  if (!found.ok) throw new Error(found.problem.detail);
  expect(found.value.tables).toMatchObject([{ kind: "impact", region: "Global", changed: 1 }]);
});
