import { describe, expect, it } from "vitest";
import { METRIC_IDS } from "../../edge-api/contract/metrics.ts";
import { explain } from "../../workers/engine/analysis/explain.ts";
import type { ComparisonInput } from "../../workers/engine/comparison-result.ts";
import { catalogueOf } from "../../workers/engine/scoring/catalogue-of.ts";
import { scoreComparison } from "../../workers/engine/scoring/score-comparison.ts";
import { referenceOf } from "../vectors/vector-files.ts";

/** Whether two numbers are equal within 1e-9 of the larger one. */
const near = (actual: number, expected: number): boolean =>
  Math.abs(actual - expected) <= 1e-9 * Math.max(Math.abs(actual), Math.abs(expected), 1e-3);

const shipped = referenceOf("default", { folder: "", file: "" });
const catalogue = catalogueOf(shipped);
const inputs = ["Europe", "UnitedStates"].flatMap((region_use) =>
  catalogue.use_cases.map(({ usecase_id }): ComparisonInput => ({
    region_use,
    recycling: { custom: false },
    custom_products: [],
    custom_foods: [],
    usecase_id,
    food_id: "coffee",
    products: catalogue.products
      .filter((product) => product.usecase_id === usecase_id)
      .map(({ prodsys_id }) => ({ prodsys_id })),
  })),
);
const cases = inputs.map((input) => [`${input.usecase_id} in ${input.region_use}`, input] as const);

it("covers every built-in product of the shipped data in two regions", () => {
  const products = new Set(inputs.flatMap((input) => input.products.map(({ prodsys_id }) => prodsys_id)));
  expect(products.size).toBe(catalogue.products.length);
  expect(products.size).toBeGreaterThan(100);
});

describe.each(cases)("explanations of %s", (_name, input) => {
  const scores = scoreComparison(shipped, input).products;
  const problems: string[] = [];
  const check = (fine: boolean, what: string): void => {
    if (!fine) problems.push(what);
  };
  input.products.forEach(({ prodsys_id }, place) => {
    const shown = scores[place];
    if (shown === null || shown === undefined) throw new Error(`${prodsys_id} has no scores`);
    for (const metric of METRIC_IDS) {
      const at = `${prodsys_id} ${metric}`;
      const explained = explain(shipped, input, place, metric);
      if (explained === null || explained.kind === "summary") throw new Error(`${at} is not explained`);
      const raw = shown.raw[metric] ?? Number.NaN;
      check(explained.raw === raw && explained.score === shown.score[metric], `${at}: another value than the scores`);
      if (explained.kind === "inventory") {
        const { items, life, uses, per_use, lines, scale, quality, estimated, estimates } = explained;
        const sum = lines.reduce((total, line) => total + line.contribution, 0);
        check(near(sum, raw), `${at}: lines sum to ${sum}, not ${raw}`);
        check(near((items ?? Number.NaN) * (life / uses + per_use), raw), `${at}: n × (L / N + W) is not raw`);
        for (const line of lines) {
          const own = (items ?? 1) * line.amount * line.plastic_share * line.factor;
          check(near(line.basis === "life" ? own / uses : own, line.contribution), `${at}: ${line.activity_id}`);
        }
        if (scale.type !== "quant" || scale.set_by === null) throw new Error(`${at} has no scale`);
        check(near(1 + 99 * (1 - raw / scale.highest), explained.score), `${at}: formula of the score`);
        const top = scores.find((other) => other?.prodsys_id === scale.set_by?.prodsys_id);
        check(top?.raw[metric] === scale.highest, `${at}: ${scale.set_by.prodsys_id} does not set the highest`);
        if (raw !== 0)
          check(
            near(
              quality.reduce((total, one) => total + one.share, 0),
              1,
            ),
            `${at}: quality`,
          );
        check(
          near(
            estimates.reduce((total, one) => total + one.share, 0),
            estimated ?? 0,
          ),
          `${at}: estimates`,
        );
        // estimated masses can only add to the share of estimated factors
        const ofFactors = quality.find((one) => one.quality === "expert-estimate")?.share ?? 0;
        check((estimated ?? 0) >= ofFactors - 1e-9 && (estimated ?? 0) <= 1 + 1e-9, `${at}: estimated ${estimated}`);
      } else {
        const { rule, terms, scale } = explained;
        const sum = terms.reduce((total, term) => total + term.weight * term.value, 0);
        // if a rule gives the score, the terms must not contribute
        check(near(sum, rule === "mean" ? raw : 0), `${at}: terms sum to ${sum}, not ${raw}`);
        if (scale.type !== "other" || scale.lowest === null || scale.highest === null) throw new Error(`${at} scale`);
        const score = 1 + (99 * (scale.highest - raw)) / (scale.highest - scale.lowest);
        check(near(score, explained.score), `${at}: formula of the score`);
        if (explained.food !== null) {
          const sum = explained.food.terms.reduce((total, term) => total + term.score, 0);
          check(near(1 + (9 / 22) * (sum - 6), explained.food.score), `${at}: food`);
        }
      }
    }
    const summary = explain(shipped, input, place, "summary");
    if (summary?.kind !== "summary") throw new Error(`${prodsys_id} has no summary`);
    const points = summary.terms.reduce((total, term) => total + term.points, 0);
    check(summary.summary === shown.summary, `${prodsys_id}: another summary than the scores`);
    check(near(points, shown.summary ?? Number.NaN), `${prodsys_id}: points sum to ${points}, not ${shown.summary}`);
  });

  it("sum to the values of the scores", () => {
    expect(input.products.length).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });
});

describe("note of a figure", () => {
  const input = inputs.find(({ usecase_id, region_use }) => usecase_id === "hot_cup" && region_use === "Europe");
  if (input === undefined) throw new Error("cups are compared in Europe");
  const place = input.products.findIndex(({ prodsys_id }) => prodsys_id === "hot_cup_paper_pe");
  const explained = explain(shipped, input, place, "climate");
  const lines = explained?.kind === "inventory" ? explained.lines : [];
  const noteOf = (id: string) => lines.find(({ activity_id }) => activity_id === id)?.note;

  it("names the amounts and the region's energy for a figure computed by the build", () => {
    expect(noteOf("form_paper_cup")).toBe(
      "converter energy 0.4-0.8 kWh/kg. Computed with the energy of the region: Electricity, grid mix, Europe; " +
        "Heat from natural gas boiler (90% eff.).",
    );
  });

  it("ends with a full stop before the region's energy, whether or not the amounts do", () => {
    const reusable = input.products.findIndex(({ prodsys_id }) => prodsys_id === "hot_cup_pp_reuse");
    const washed = explain(shipped, input, reusable, "climate");
    const notes = washed?.kind === "inventory" ? washed.lines.map(({ note }) => note) : [];
    const computed = notes.filter((note) => note.includes("Computed with the energy of the region"));
    expect(computed.length).toBeGreaterThan(1);
    expect(computed.filter((note) => !/(^|[.!?] )Computed with/.test(note))).toEqual([]);
  });

  it("is that of the region's own figure if it has one", () => {
    expect(noteOf("landfill_paper")).toMatch(/^1164\.51317 kg\/t, Paper and board: paper \/ Landfill\. Read in /);
  });
});
