// @vitest-environment node
import Papa from "papaparse";
import { expect, test } from "vitest";
import { downloadExplanationCsvAtom } from "../../../../app/exports/explanation-files.ts";
import { comparisonScoresAtom } from "../../../../app/state/comparison/comparison-scores.ts";
import { type ExplainedNumber, explanationAtom } from "../../../../app/state/comparison/explanation.ts";
import { shownComparisonScoresAtom, viewWithoutRuleAtom } from "../../../../app/state/comparison/reuse-rule-view.ts";
import { startLoadingAtom } from "../../../../app/state/start/loading.ts";
import { createComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { testTab } from "../test-services.ts";

const opened = async () => {
  const tab = await testTab({});
  await tab.store.set(startLoadingAtom);
  const created = await tab.store.set(createComparisonAtom, {
    comparison_name: "Cups",
    region_use: "Global",
    usecase_id: "cup",
    food_id: "default_worst",
    currentProductIds: ["cup_pp", "cup_steel"],
  });
  if (!created.ok) throw new Error(created.problem.detail);
  const id = created.value;
  const explained = async (number: ExplainedNumber) => {
    const atom = explanationAtom(id, number);
    tab.store.sub(atom, () => undefined);
    for (let turn = 0; turn < 1000 && tab.store.get(atom).isAsking; turn++) {
      await new Promise(setImmediate);
    }
    return tab.store.get(atom);
  };
  /** the CSV file of a number, by column name */
  const file = async (number: ExplainedNumber) => {
    expect(await tab.store.set(downloadExplanationCsvAtom, { id, number })).toEqual({ ok: true, value: null });
    const { name = "", text = "" } = tab.files.at(-1) ?? {};
    const [head = [], ...rows] = Papa.parse<string[]>(text.slice(1).trimEnd()).data;
    /** the first column whose name starts with the title */
    const column = (title: string): string[] =>
      rows.map((row) => row[head.findIndex((name) => name.startsWith(title))] ?? "");
    return { name, rows, column };
  };
  return { tab, id, explained, file };
};

const sum = (cells: readonly string[]): number => cells.reduce((total, cell) => total + Number(cell), 0);

test("a number is explained by its product, not by its place", async () => {
  const { explained } = await opened();
  const state = await explained({ prodsys_id: "cup_steel", subject: "climate" });
  expect(state.problem).toBeNull();
  expect(state.value).toMatchObject({ kind: "inventory", prodsys_id: "cup_steel", uses: 100 });
});

test("a removed product has no explanation; a deleted comparison is a problem", async () => {
  const { tab, explained } = await opened();
  expect(await explained({ prodsys_id: "gone", subject: "h2o" })).toEqual({
    value: null,
    problem: null,
    isAsking: false,
  });
  const nobody = explanationAtom("nobody", { prodsys_id: "cup_pp", subject: "h2o" });
  tab.store.sub(nobody, () => undefined);
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  expect(tab.store.get(nobody)).toMatchObject({ problem: { code: "not_found" }, isAsking: false });
});

test("the file of a value has every line at full precision, and they add up to the raw value", async () => {
  const { explained, file } = await opened();
  const number = { prodsys_id: "cup_steel", subject: "climate" } as const;
  const { value: explanation } = await explained(number);
  if (explanation?.kind !== "inventory") throw new Error("climate is an inventory metric");
  const { name, rows, column } = await file(number);
  expect(name).toMatch(/^Cups-.+_Global_1970-01-01_data-v1\.csv$/);
  expect(rows).toHaveLength(explanation.lines.length);
  expect(sum(column("contribution ["))).toBeCloseTo(explanation.raw ?? Number.NaN, 9);
  expect(new Set(column("raw value ["))).toEqual(new Set([String(explanation.raw)]));
  expect(column("activity_id")).toContain("rack_hub");
  expect(new Set(column("data version"))).toEqual(new Set(["v1"]));
});

test("the terms of a rating and of a summary add up; a rule is one row of its own", async () => {
  const { explained, file } = await opened();
  const rating = await explained({ prodsys_id: "cup_pp", subject: "chemicals" });
  const terms = await file({ prodsys_id: "cup_pp", subject: "chemicals" });
  const parts = terms.column("value").map((value, at) => Number(value) * Number(terms.column("share in the mean")[at]));
  expect(rating.value?.kind === "rating" && rating.value.raw).toBeCloseTo(sum(parts.map(String)), 9);

  const rule = await file({ prodsys_id: "cup_steel", subject: "recoverability" });
  expect(rule.rows).toHaveLength(1);
  expect(rule.column("rule")).toEqual(["reusable"]);

  const summary = await file({ prodsys_id: "cup_pp", subject: "summary" });
  expect(sum(summary.column("points in the summary"))).toBeCloseTo(
    Number(summary.column("summary score [0-100, higher is better]")[0]),
    9,
  );
});

test("in the view without the reuse rule a number is explained without it, also in the file; after leaving the view, with it", async () => {
  const { tab, id, explained, file } = await opened();
  const rating = { prodsys_id: "cup_steel", subject: "recoverability" } as const;
  expect((await explained(rating)).value).toMatchObject({ rule: "reusable", raw: 1 });
  expect((await file(rating)).column("ratings")).toEqual([""]);

  tab.store.set(viewWithoutRuleAtom, id);
  const scores = shownComparisonScoresAtom(id);
  tab.store.sub(scores, () => undefined);
  await expect.poll(async () => (await explained(rating)).value).toMatchObject({ rule: "mean" });
  await expect.poll(() => tab.store.get(scores)).toMatchObject({ status: "ready", without_reuse_rule: true });
  expect((await file(rating)).column("ratings")[0]).toContain("not the score");
  // what the files and links of the results are made of keeps the rule
  const kept = comparisonScoresAtom(id);
  tab.store.sub(kept, () => undefined);
  await expect.poll(() => tab.store.get(kept).status).toBe("ready");
  const steel = (of: typeof kept) => tab.store.get(of).scores?.products[1];
  expect(steel(kept)?.reusable_in_ratings).toBe(true);
  expect(steel(scores)?.reusable_in_ratings).toBe(false);

  tab.store.set(viewWithoutRuleAtom, null);
  expect(tab.store.get(scores)).toBe(tab.store.get(kept));
  await expect.poll(async () => (await explained(rating)).value).toMatchObject({ rule: "reusable" });
});
