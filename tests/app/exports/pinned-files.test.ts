// @vitest-environment node
import { atom } from "jotai";
import { describe, expect, test } from "vitest";
import { type ComparisonTable, downloadComparisonCsvAtom } from "../../../app/exports/comparison.ts";
import { downloadCostsAtom } from "../../../app/exports/cost-files.ts";
import { downloadPortfolioCsvAtom, type PortfolioTable } from "../../../app/exports/portfolio-export.ts";
import { downloadSensitivityAtom, downloadTriedPortfolioAtom } from "../../../app/exports/sensitivity-files.ts";
import { downloadUncertaintyAtom } from "../../../app/exports/uncertainty-files.ts";
import { downloadWeightingsAtom } from "../../../app/exports/weighting-files.ts";
import { comparisonCostsAtom, portfolioCostsAtom } from "../../../app/state/analysis/cost-basis.ts";
import { pinnedAtom } from "../../../app/state/analysis/pinned-results.ts";
import {
  leversAtom,
  sensitivityAtom,
  triedPortfolioAtom,
  tryLeverAtom,
} from "../../../app/state/analysis/sensitivity.ts";
import { showUncertaintyAtom, uncertaintyAtom } from "../../../app/state/analysis/uncertainty.ts";
import { weightingsAtom } from "../../../app/state/analysis/weightings.ts";
import { usualWeights } from "../../../app/state/analysis/weights-in-force.ts";
import { breakEvensAtom } from "../../../app/state/comparison/comparison-parts.ts";
import { comparisonScoresAtom } from "../../../app/state/comparison/comparison-scores.ts";
import { continueAsGuestAtom } from "../../../app/state/core/session.ts";
import type { Subject } from "../../../app/state/core/subject.ts";
import { portfolioScoresAtom } from "../../../app/state/portfolio/portfolio-scores.ts";
import { startLoadingAtom } from "../../../app/state/start/loading.ts";
import { checkForNewerDataAtom, switchToNewerDataAtom } from "../../../app/state/start/newer-data.ts";
import { catalogueAtom } from "../../../app/state/work/catalogue.ts";
import { createComparisonAtom } from "../../../app/state/work/comparisons.ts";
import { createPortfolioAtom } from "../../../app/state/work/portfolios.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { toyServer } from "../data/toy-server.ts";
import { toyBaseChanged } from "../data/toy-tables.ts";
import { testTab } from "../state/test-services.ts";

/** The version that the results are pinned to: one that a spreadsheet would read as the number 2026.1. */
const OLD = "2026.10";
/** That version alone in a cell, where a spreadsheet would read it as a number. */
const BARE = /(^|[,;\n"])2026\.10?($|[,;\r"])/m;

/** Part of every name of the current version, and of no name of the pinned one. */
const NEW = "-renamed";

const renamed = toyBaseChanged((field, value) =>
  field.endsWith("_name") && typeof value === "string" ? `${value}${NEW}` : value,
);

const DOCUMENTS = {
  comparison: {
    comparison_name: "Cups",
    region_use: "Global",
    usecase_id: "cup",
    food_id: "soup",
    currentProductIds: ["cup_pp", "cup_steel"],
  },
  portfolio: { portfolio_name: "Canteen", portfolio_desc: "All", region_use: "Global" },
};

/** A guest with results of that version; then v2, in which everything has another name, becomes current. */
const moved = async (kind: Subject["kind"], newer = renamed) => {
  const tab = await testTab({ server: await toyServer(OLD) });
  const { store, server, files, blobs } = tab;
  store.set(continueAsGuestAtom);
  await store.set(startLoadingAtom);
  const line = (prodsys_id: string) => ({ usecase_id: "cup", prodsys_id, food_id: "soup", quantity: 10, label: "" });
  const made =
    kind === "comparison"
      ? await store.set(createComparisonAtom, DOCUMENTS.comparison)
      : await store.set(createPortfolioAtom, DOCUMENTS.portfolio, [line("cup_pp"), line("cup_steel")]);
  if (!made.ok) throw new Error(made.problem.detail);
  const subject = { kind, id: made.value } as const;
  const { id } = subject;
  const statusAtom = atom((get) =>
    kind === "comparison" ? get(comparisonScoresAtom(id)).status : get(portfolioScoresAtom(id)).status,
  );
  store.sub(statusAtom, () => undefined);
  await expect.poll(() => store.get(statusAtom)).toBe("ready");
  await server.publish("v2", newer);
  await store.set(checkForNewerDataAtom);
  await store.set(switchToNewerDataAtom);
  await expect.poll(() => store.get(statusAtom)).toBe("ready");
  expect(store.get(pinnedAtom(subject))?.version).toBe(OLD);
  // the catalogue that is used by default
  expect(store.get(catalogueAtom)?.version).toBe("v2");
  /** Name and text of the last downloaded file. */
  const last = async (): Promise<string> => {
    const blob = blobs.at(-1);
    return blob ? `${blob.name}\n${await blob.file.text()}` : `${files.at(-1)?.name}\n${files.at(-1)?.text}`;
  };
  return { ...tab, subject, id, last };
};

/** The faults of a file that should exist, be of the old version, and use its names. */
const wrongIn = async (
  done: Promise<{ readonly ok: boolean }>,
  last: () => Promise<string>,
  ...names: readonly string[]
): Promise<readonly string[]> => {
  if (!(await done).ok) return ["it did not come"];
  const file = await last();
  const isCsv = /^\S*\.csv\n/.test(file);
  const missing = [`data-${OLD}`, "Global", ...(isCsv ? [`v${OLD}`] : []), ...names].filter(
    (name) => !file.includes(name),
  );
  if (isCsv && BARE.test(file)) return ["the version as a number"];
  return [...missing.map((name) => `without ${name}`), ...(file.includes(NEW) ? ["names of v2"] : [])];
};

describe("files of a comparison that is pinned to a version use the names of that version", () => {
  test.each<readonly [ComparisonTable, string]>([
    ["results", "PP_cup"],
    ["raw_scores", "PP_cup"],
    ["stages", "PP_cup"],
    ["components", "PP_cup"],
    ["break_even", "PP_cup"],
    ["circularity", "PP_cup"],
    ["profiles", "PP_cup"],
  ])("%s", async (table, name) => {
    const { store, id, last } = await moved("comparison");
    expect(await wrongIn(store.set(downloadComparisonCsvAtom, { id, table }), last, name)).toEqual([]);
  });

  test("costs, uncertainty, other weights, a varied figure", async () => {
    const { store, id, subject, last } = await moved("comparison");
    store.sub(breakEvensAtom(id), () => undefined);
    store.sub(comparisonCostsAtom(id), () => undefined);
    await expect.poll(() => store.get(comparisonCostsAtom(id)).value).not.toBeNull();
    expect(await wrongIn(store.set(downloadCostsAtom, subject), last, "PP_cup")).toEqual([]);

    store.sub(uncertaintyAtom(subject), () => undefined);
    store.set(showUncertaintyAtom, subject);
    await expect.poll(() => store.get(uncertaintyAtom(subject)).status).toBe("ready");
    for (const table of ["ranges", "pairs"] as const) {
      const order = { about: subject, table, pair: null };
      expect(await wrongIn(store.set(downloadUncertaintyAtom, order), last, "PP_cup", "Climate")).toEqual([]);
    }

    store.sub(weightingsAtom(subject), () => undefined);
    await expect.poll(() => store.get(weightingsAtom(subject)).isAsking).toBe(false);
    expect(await wrongIn(store.set(downloadWeightingsAtom, { subject, table: "shares" }), last, "PP_cup")).toEqual([]);
    expect(
      await wrongIn(store.set(downloadWeightingsAtom, { subject, table: "flips" }), last, "PP_cup", "Climate"),
    ).toEqual([]);

    const product = { ...subject, prodsys_id: "cup_pp" };
    store.sub(leversAtom(product), () => undefined);
    await expect.poll(() => store.get(leversAtom(product)).value?.length).toBeGreaterThan(0);
    const lever = store.get(leversAtom(product)).value?.[0]?.id ?? "";
    store.sub(sensitivityAtom(product, lever), () => undefined);
    await expect.poll(() => store.get(sensitivityAtom(product, lever)).value).not.toBeNull();
    expect(await wrongIn(store.set(downloadSensitivityAtom, product, lever), last, "PP_cup")).toEqual([]);
  });
});

describe("files of a portfolio that is pinned to a version use the names of that version", () => {
  test.each<readonly [PortfolioTable, string]>([
    ["entries", "PP_cup"],
    ["scores", "Climate"],
    ["kpis", "Canteen"],
    ["contributions", "PP_cup"],
    ["use_cases", "Canteen"],
    ["products", "PP_cup"],
    ["weights", "PP_cup"],
    ["materials", "Polypropylene"],
  ])("%s", async (table, name) => {
    const { store, id, last } = await moved("portfolio");
    expect(await wrongIn(store.set(downloadPortfolioCsvAtom, { id, table }), last, name)).toEqual([]);
  });

  test("costs, uncertainty, other weights, a varied figure", async () => {
    const { store, id, subject, last } = await moved("portfolio");
    store.sub(portfolioCostsAtom(id), () => undefined);
    await expect.poll(() => store.get(portfolioCostsAtom(id)).value).not.toBeNull();
    expect(await wrongIn(store.set(downloadCostsAtom, subject), last, "PP_cup")).toEqual([]);

    store.sub(uncertaintyAtom(subject), () => undefined);
    store.set(showUncertaintyAtom, subject);
    await expect.poll(() => store.get(uncertaintyAtom(subject)).status).toBe("ready");
    const order = { about: subject, table: "ranges", pair: null } as const;
    expect(
      await wrongIn(store.set(downloadUncertaintyAtom, order), last, "Canteen", "best built-in choice", "Climate"),
    ).toEqual([]);

    const product = { ...subject, prodsys_id: "cup_pp" };
    store.sub(leversAtom(product), () => undefined);
    store.sub(triedPortfolioAtom, () => undefined);
    await expect.poll(() => store.get(leversAtom(product)).value?.length).toBeGreaterThan(0);
    const lever = store.get(leversAtom(product)).value?.[0];
    if (lever === undefined) throw new Error("nothing can be moved");
    store.set(tryLeverAtom, { ...product, lever, value: lever.now * 2 });
    await expect.poll(() => store.get(triedPortfolioAtom).isAsking).toBe(false);
    expect(await wrongIn(store.set(downloadTriedPortfolioAtom, id), last, "PP_cup", "Climate")).toEqual([]);
  });
});

test("other weights start from the default weights of the pinned version", async () => {
  const heavier = toyBaseChanged((field, value) => (field === "metric_weight" ? "3" : value));
  const { store, subject } = await moved("comparison", heavier);
  const usual = (catalogue: Catalogue | null) => catalogue && usualWeights(catalogue).climate;
  expect(usual(store.get(catalogueAtom))).toBe(3);
  store.sub(weightingsAtom(subject), () => undefined);
  await expect.poll(() => store.get(weightingsAtom(subject)).value?.weighed.weights.climate).toBe(1);
});
