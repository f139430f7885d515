// @vitest-environment node
import { describe, expect, test } from "vitest";
import { findingsOf, type FoundIn } from "../../../../app/features/comparison-results/findings-list.tsx";
import { resultRows } from "../../../../app/features/comparison-results/result-rows.ts";
import { allowedAmong } from "../../../../app/state/core/left-out.ts";
import { breakEvens } from "../../../../workers/engine/analysis/break-even.ts";
import { comparisonUncertaintySteps } from "../../../../workers/engine/analysis/uncertainty/comparison-uncertainty.ts";
import { scoreComparison } from "../../../../workers/engine/scoring/score-comparison.ts";
import { catalogue, inputFor, shipped } from "../../../engine/rules/shipped.ts";

const plain = (text: string): string => text.replaceAll("\u00A0", " ");

const found = (
  ids: readonly string[],
  changes: Partial<FoundIn> = {},
): readonly (readonly [string, string, string])[] => {
  const input = inputFor("hot_cup", ids, { food_id: "coffee_milk" });
  const steps = comparisonUncertaintySteps(shipped, input, { seed: 1, draws: 200 });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return findingsOf({
    rows: resultRows(ids, scoreComparison(shipped, input), catalogue).rows,
    drawn: { value: step.value, ids },
    pairs: breakEvens(shipped, input),
    weights: Object.fromEntries(catalogue.metrics.map(({ metric_id, weight }) => [metric_id, weight])),
    metricName: (metric) => catalogue.metrics.find(({ metric_id }) => metric_id === metric)?.metric_name ?? metric,
    unit: { unit: "g CO2e", per: 1 },
    estimated: () => 0.27,
    ...changes,
  }).map(({ kicker, title, text }) => [kicker, plain(title), plain(text)]);
};

describe("the findings below the ranking", () => {
  test("say how sure a winner is, what sets it apart, and after how many uses it is ahead", () => {
    const [sure, decides, uses] = found(["hot_cup_ceramic", "hot_cup_paper_pe", "hot_cup_bagasse"]);
    expect(sure?.slice(0, 2)).toEqual(["How sure", "The ceramic mug wins"]);
    expect(sure?.[2]).toMatch(
      /^It beats the “paper cup, PE lined” in (\d+|more than 99)% of draws, and the others at least as often\.$/,
    );
    expect(decides?.[0]).toBe("What decides it");
    expect(decides?.[1]).toMatch(/^[A-Z][a-z ]+: \d+ against \d+$/);
    expect(decides?.[2]).toMatch(
      /^It sets the ceramic mug apart from the .* the most\. Washing causes [\d.]+ of its [\d.]+ g CO2e; 27% of that rests on estimates\.$/,
    );
    expect(uses?.[0]).toBe("From how many uses");
    expect(uses?.[1]).toMatch(/^\d+ uses for the ceramic mug$/);
    expect(uses?.[2]).toBe("From there on it is ahead of every single-use product compared on climate.");
  });

  test("leave the winner open below 80% of draws, but say that a reusable wins", () => {
    const [sure] = found(["hot_cup_keepcup", "hot_cup_pp_reuse", "hot_cup_paper_pe"]);
    expect(sure?.[1]).toBe("A reusable wins; which one is undecided");
    expect(sure?.[2]).toMatch(
      / beats the .* in \d+% of draws\. Every reusable beats every single-use product in (every draw|at least)/,
    );
  });

  test("omit statements without draws, pairs or a product of the other kind", () => {
    const kickers = (ids: readonly string[], changes: Partial<FoundIn>) =>
      found(ids, changes).map(([kicker]) => kicker);
    const cups = ["hot_cup_ceramic", "hot_cup_paper_pe"];
    expect(kickers(cups, { drawn: { value: null, ids: [] }, pairs: null })).toEqual(["What decides it"]);
    expect(kickers(["hot_cup_ceramic"], {})).toEqual([]);
    expect(kickers(["hot_cup_ceramic", "hot_cup_pp_reuse"], {})).not.toContain("From how many uses");
  });

  test("compare with no product that is left out", () => {
    const ids = ["hot_cup_ceramic", "hot_cup_eps"];
    const { rows } = resultRows(ids, scoreComparison(shipped, inputFor("hot_cup", ids)), catalogue);
    expect(found(ids, { rows: allowedAmong(rows, new Set(["hot_cup_eps"])) })).toEqual([]);
  });
});
