// @vitest-environment node
import { expect, test } from "vitest";
import { breakEvenStory } from "../../../../app/features/break-even/break-even-story.ts";
import { findingsOf } from "../../../../app/features/comparison-results/findings-list.tsx";
import { comparedProducts, resultRows } from "../../../../app/features/comparison-results/result-rows.ts";
import { statementsOf } from "../../../../app/features/comparison-results/statements.ts";
import { paybackSentence } from "../../../../app/features/product-editor/preview-panel.tsx";
import { whatIfSentence } from "../../../../app/features/sensitivity/lever-words.ts";
import { paybackOf } from "../../../../app/state/comparison/payback.ts";
import { allowedAmong } from "../../../../app/state/core/left-out.ts";
import { formatCount, productName, shownScore } from "../../../../app/text/format.ts";
import { inSentence } from "../../../../app/text/in-sentence.ts";
import { breakEvens } from "../../../../workers/engine/analysis/break-even.ts";
import { seededRandom } from "../../../../workers/engine/analysis/seeded-random.ts";
import { comparisonUncertaintySteps } from "../../../../workers/engine/analysis/uncertainty/comparison-uncertainty.ts";
import type { CatalogueProduct } from "../../../../workers/engine/catalogue.ts";
import { forbiddenIds } from "../../../../workers/engine/rules/market-rules.ts";
import { scoreComparison } from "../../../../workers/engine/scoring/score-comparison.ts";
import { IS_SOAK } from "../../../fixtures/soak.ts";
import { catalogue, inputFor, REGIONS, shipped } from "../../../engine/rules/shipped.ts";

const COMPARISONS = IS_SOAK ? 1000 : 60;
const NOW = new Date("2026-11-25T00:00:00Z");
const random = seededRandom(26);
const upTo = (count: number): number => Math.floor(random() * count);
const oneOf = <T>(list: readonly T[]): T => {
  const one = list[upTo(list.length)];
  if (one === undefined) throw new Error("empty list");
  return one;
};
const some = (list: readonly CatalogueProduct[], most: number): readonly CatalogueProduct[] =>
  list
    .map((product) => ({ product, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, 1 + upTo(most))
    .map(({ product }) => product);

/** Use cases with products of both kinds. */
const USE_CASES = catalogue.use_cases
  .map(({ usecase_id }) => catalogue.products.filter((product) => product.usecase_id === usecase_id))
  .filter((products) => products.some(({ reusable }) => reusable) && products.some(({ reusable }) => !reusable));

/** A random comparison with everything that the page, the preview and the report take their sentences from. */
const made = () => {
  const region_use = oneOf(REGIONS);
  const products = oneOf(USE_CASES);
  const chosen = [
    ...some(
      products.filter(({ reusable }) => reusable),
      3,
    ),
    ...some(
      products.filter(({ reusable }) => !reusable),
      5,
    ),
  ];
  const ids = chosen.map(({ prodsys_id }) => prodsys_id);
  const input = inputFor(chosen[0]?.usecase_id ?? "", ids, { region_use, food_id: catalogue.default_food });
  const { rows } = resultRows(ids, scoreComparison(shipped, input), catalogue);
  const steps = comparisonUncertaintySteps(shipped, input, { seed: 1, draws: 60 });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const leftOut = forbiddenIds(catalogue.products, region_use, catalogue, NOW);
  return { rows, ids, leftOut, pairs: breakEvens(shipped, input), drawn: { value: step.value, ids } };
};

const numbered = (text: string | undefined): string | null => /([\d,]+) uses?/.exec(text ?? "")?.[1] ?? null;

test(`title, What if, product preview and report agree for ${COMPARISONS} random comparisons`, () => {
  const faults: string[] = [];
  let [paid, open, left] = [0, 0, 0];
  for (let at = 0; at < COMPARISONS; at++) {
    const { rows, ids, leftOut, pairs, drawn } = made();
    const titled = allowedAmong(rows, leftOut);
    const { finding, addition } = statementsOf(titled, drawn);
    const findings = findingsOf({
      rows: titled,
      drawn,
      pairs,
      weights: Object.fromEntries(catalogue.metrics.map(({ metric_id, weight }) => [metric_id, weight])),
      metricName: (metric) => metric,
      unit: { unit: "g CO2e", per: 1 },
      estimated: () => null,
    });
    const compared = comparedProducts(rows);
    // the page and the report call the same function with these
    const story = (metric: "climate" | "h2o") =>
      breakEvenStory({ products: compared, allowed: allowedAmong(compared, leftOut), pairs, metric, chosen: null });
    const { title, sentences, shown } = story("climate");
    const whatIf = ({ prodsys_id, name }: { readonly prodsys_id: string; readonly name: string }, uses: number) =>
      whatIfSentence({
        scored: rows,
        prodsys_id,
        name: inSentence(name),
        amount: formatCount(uses),
        uses,
        leftOut,
        pairs,
      });
    const check = (holds: boolean, fault: string): void => {
      if (!holds) faults.push(`${fault}: ${JSON.stringify({ ids, finding, addition, findings, title, sentences })}`);
    };

    const headlines = [
      finding,
      addition ?? "",
      title,
      ...sentences,
      ...findings.flatMap((one) => [one.title, one.text]),
    ];
    for (const { prodsys_id, name } of rows.filter((row) => !titled.includes(row))) {
      left++;
      // its name may be part of a longer one
      const isPart = titled.some((one) => inSentence(one.name).includes(inSentence(name)));
      check(isPart || headlines.every((text) => !text.includes(inSentence(name))), `${name} is left out, but named`);
      check(!shown.some((one) => one.prodsys_id === prodsys_id), `${name} is left out, but drawn`);
    }

    const best = Math.max(...titled.map(({ summary }) => shownScore(summary ?? -1)));
    for (const row of titled) {
      const isFirst = whatIf(row, row.scores.uses).includes("has the highest summary score");
      check(isFirst === (shownScore(row.summary ?? -1) === best), `${row.name}: What if ranks otherwise`);
      const isBest = finding.startsWith(`The ${inSentence(row.name)} scores best`);
      check(!isBest || isFirst, `${row.name} is best in the title only`);
    }
    const isOpen = finding.startsWith("Too close to call");
    open += Number(isOpen);
    check(
      !isOpen || /is undecided$|^Undecided between/.test(findings[0]?.title ?? ""),
      "the first finding is surer than the title",
    );

    const first = shown.find(({ reusable }) => reusable);
    if (first === undefined) throw new Error("no reusable is shown");
    const now = paybackOf(
      pairs.filter(({ other_id }) => !leftOut.has(other_id)),
      first.prodsys_id,
    );
    const preview = now === null ? "" : paybackSentence({ now, before: null }, catalogue);
    const hasPaid = title.includes("has paid for itself");
    const neverPays = title.includes("beats the") || title.includes("does not pay");
    const uses = numbered(title);
    const needed = Number(uses?.replaceAll(",", ""));
    if (hasPaid) {
      paid++;
      check(numbered(preview) === uses, `the preview says ${preview}`);
      const found = findings.find(({ kicker }) => kicker === "From how many uses");
      check(numbered(found?.title) === uses, "the finding has another number of uses");
      check(
        needed === 1 || whatIf(first, needed - 1).includes(`it needs ${uses} uses`),
        "What if accepts too few uses",
      );
      check(!whatIf(first, needed).includes("has not paid for itself"), "What if wants more uses");
      const isLate = sentences.some((text) => text.includes(`${inSentence(first.name)} needs`));
      check(isLate === needed > first.uses, "the warning about counted uses is wrong");
    }
    check(preview.includes("never catches up") === neverPays, `the preview says ${preview}`);
    check((preview === "") === (!hasPaid && !neverPays), `the preview says ${preview}`);

    const water = story("h2o");
    for (const [on, texts] of [
      [/on climate/i, [title, ...sentences]],
      [/on water/i, [water.title, ...water.sentences]],
    ] as const) {
      for (const text of texts) check(text === "Break-even" || on.test(text), `without its metric: ${text}`);
    }
  }
  expect(faults.slice(0, 3)).toEqual([]);
  // the comparisons reach all cases
  expect(paid).toBeGreaterThan(5);
  expect(open).toBeGreaterThan(5);
  expect(left).toBeGreaterThan(5);
});

test("a forbidden product counts again if nothing else is compared", () => {
  const forbidden = [...forbiddenIds(catalogue.products, "Europe", catalogue, NOW)];
  const name = productName(
    catalogue.products.find(({ prodsys_id }) => prodsys_id === "hot_cup_eps")?.prodsys_name ?? "",
  );
  expect(forbidden).toContain("hot_cup_eps");
  const only = [{ prodsys_id: "hot_cup_eps", name }];
  expect(allowedAmong(only, new Set(forbidden))).toBe(only);
});
