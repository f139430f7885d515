// @vitest-environment node
import type { createStore } from "jotai";
import { describe, expect, test } from "vitest";
import { comparisonScoresAtom } from "../../../../app/state/comparison/comparison-scores.ts";
import { comparisonAtom, createComparisonAtom, editComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { downloadComparisonCsvAtom } from "../../../../app/exports/comparison.ts";
import { startLoadingAtom } from "../../../../app/state/start/loading.ts";
import { checkForNewerDataAtom, switchToNewerDataAtom } from "../../../../app/state/start/newer-data.ts";
import { comparisonCatalogueAtom } from "../../../../app/state/analysis/pinned-catalogue.ts";
import {
  acceptVersionAtom,
  declineNewerVersionAtom,
  pinnedAtom,
  pinOnOpenAtom,
} from "../../../../app/state/analysis/pinned-results.ts";
import { portfolioScoresAtom } from "../../../../app/state/portfolio/portfolio-scores.ts";
import { createPortfolioAtom, portfolioAtom } from "../../../../app/state/work/portfolios.ts";
import { continueAsGuestAtom } from "../../../../app/state/core/session.ts";
import { findVersionDifferenceAtom } from "../../../../app/state/analysis/version-difference.ts";
import { toyBaseWith } from "../../data/toy-tables.ts";
import { testTab } from "../test-services.ts";
import type { Subject } from "../../../../app/state/core/subject.ts";

type Store = ReturnType<typeof createStore>;
type Kind = Subject["kind"];

const climateOf = (store: Store, { kind, id }: Subject) =>
  kind === "comparison"
    ? store.get(comparisonScoresAtom(id)).scores?.products[0]?.raw.climate
    : store.get(portfolioScoresAtom(id)).scores?.raw.climate;

const stateOf = (store: Store, { kind, id }: Subject) =>
  kind === "comparison" ? store.get(comparisonScoresAtom(id)) : store.get(portfolioScoresAtom(id));

const versionOf = (store: Store, { kind, id }: Subject) =>
  kind === "comparison"
    ? store.get(comparisonAtom(id))?.comparison.data_version
    : store.get(portfolioAtom(id))?.portfolio.data_version;

/** A guest with results of v1 on screen; then v2, with another climate factor, becomes current. */
const moved = async (kind: Kind) => {
  const tab = await testTab({});
  const { store, server } = tab;
  store.set(continueAsGuestAtom);
  await store.set(startLoadingAtom);
  const made =
    kind === "comparison"
      ? await store.set(createComparisonAtom, {
          comparison_name: "Cups",
          region_use: "Global",
          usecase_id: "cup",
          food_id: "default_worst",
          currentProductIds: ["cup_pp"],
        })
      : await store.set(
          createPortfolioAtom,
          { portfolio_name: "Canteen", portfolio_desc: "All", region_use: "Global" },
          [{ usecase_id: "cup", prodsys_id: "cup_pp", food_id: "default_worst", quantity: 10, label: "" }],
        );
  const subject = { kind, id: made.ok ? made.value : "" };
  store.sub(
    kind === "comparison" ? comparisonScoresAtom(subject.id) : portfolioScoresAtom(subject.id),
    () => undefined,
  );
  const ready = async () => {
    await expect.poll(() => stateOf(store, subject).status).toBe("ready");
    return { version: stateOf(store, subject).data_version, climate: climateOf(store, subject) };
  };
  const before = await ready();
  await server.publish("v2", toyBaseWith(4000));
  await store.set(checkForNewerDataAtom);
  await store.set(switchToNewerDataAtom);
  return { ...tab, subject, ready, before };
};

describe.each(["comparison", "portfolio"] as const)("results of a %s", (kind) => {
  test("stay with their version while a newer one is current", async () => {
    const { store, subject, ready, before } = await moved(kind);
    expect(before.version).toBe("v1");
    expect(await ready()).toEqual(before);
    expect(store.get(pinnedAtom(subject))).toEqual({ version: "v1", newer: "v2", isDecided: false });
  });

  test("are compared with the new ones, with the changed record behind the difference", async () => {
    const { store, subject, ready, before } = await moved(kind);
    const found = await store.set(findVersionDifferenceAtom, subject);
    if (!found.ok) throw new Error(found.problem.detail);
    const { from, to, rows, causes, changed } = found.value;
    expect([from, to, changed]).toEqual(["v1", "v2", 1]);
    expect(causes).toMatchObject([
      { kind: "impact", region: "Global", key: "mk_plastic", fields: [{ field: "climate", now: 4000 }] },
    ]);
    expect(rows).toHaveLength(1);
    // the comparison changes nothing on screen
    expect(await ready()).toEqual(before);
    await store.set(acceptVersionAtom, subject);
    await ready();
    const shown = stateOf(store, subject).scores;
    const now = shown !== null && "products" in shown ? shown.products[0] : shown;
    expect(rows[0]?.now).toEqual({ summary: now?.summary, score: now?.score });
  });

  test("accepted: they move to the current version, on screen and in storage", async () => {
    const { store, subject, ready, before } = await moved(kind);
    expect(await store.set(acceptVersionAtom, subject)).toMatchObject({ ok: true });
    await expect.poll(async () => (await ready()).version).toBe("v2");
    expect(Number((await ready()).climate)).toBeGreaterThan(Number(before.climate));
    expect([versionOf(store, subject), store.get(pinnedAtom(subject))]).toEqual(["v2", null]);
  });

  test("kept: the same version is not offered again, but the next one is", async () => {
    const { store, server, subject, ready, before, pass } = await moved(kind);
    store.set(declineNewerVersionAtom, subject);
    expect(store.get(pinnedAtom(subject))?.isDecided).toBe(true);
    expect(await ready()).toEqual(before);
    await server.publish("v3", toyBaseWith(5000));
    pass(60_000);
    await store.set(checkForNewerDataAtom);
    await store.set(switchToNewerDataAtom);
    expect(store.get(pinnedAtom(subject))).toEqual({ version: "v1", newer: "v3", isDecided: false });
    expect(await ready()).toEqual(before);
  });
});

describe("a comparison pinned to an older version", () => {
  test("has names of that version, and an edit is scored with it", async () => {
    const { store, subject, ready, before } = await moved("comparison");
    const catalogue = comparisonCatalogueAtom(subject.id);
    store.sub(catalogue, () => undefined);
    await expect.poll(() => store.get(catalogue)?.version).toBe("v1");
    await store.set(editComparisonAtom, subject.id, { region_use: "Europe" });
    await expect.poll(async () => (await ready()).climate).not.toBe(before.climate);
    expect((await ready()).version).toBe("v1");
  });

  test("has the version in its files", async () => {
    const { store, files, subject, ready } = await moved("comparison");
    await ready();
    expect(await store.set(downloadComparisonCsvAtom, { id: subject.id, table: "results" })).toMatchObject({
      ok: true,
    });
    expect(files.at(-1)?.name).toContain("data-v1");
    expect(files.at(-1)?.text).toContain("v1");
  });
});

test("results without a version are pinned to the version that they are next opened with", async () => {
  const { store, subject, ready } = await moved("comparison");
  await store.set(editComparisonAtom, subject.id, { data_version: undefined });
  await expect.poll(async () => (await ready()).version).toBe("v2");
  await store.set(pinOnOpenAtom, subject);
  expect(versionOf(store, subject)).toBe("v2");
});
