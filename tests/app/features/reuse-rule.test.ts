import { expect, test } from "vitest";
import { hasReuseRule, leadersOf, ruleFinding } from "../../../app/features/comparison-results/finding.ts";
import type { ResultRow } from "../../../app/state/comparison/compared-product.ts";

const row = (name: string, summary: number | null) => ({ name, summary }) as ResultRow;

test("the leaders are the products with the largest displayed score; without a summary there is none", () => {
  expect(leadersOf([row("Mug", 54.6), row("Cup", 55.4), row("Box", 54.4)])).toEqual(["Mug", "Cup"]);
  expect(leadersOf([row("Mug", null), row("Cup", 3)])).toEqual(["Cup"]);
  expect(leadersOf([row("Mug", null)])).toEqual([]);
});

test("says whether the result rests on the rule, and names the leaders with and without it", () => {
  const withRule = [row("Ceramic mug", 87), row("Paper cup, PE lined", 42)];
  const title = (without: readonly ResultRow[]) => ruleFinding(withRule, without)?.title;
  expect(title([row("Paper cup, PE lined", 42), row("Ceramic mug", 30)])).toBe(
    "Rests on the reuse rule: without it the “paper cup, PE lined” would lead",
  );
  expect(title([row("Ceramic mug", 54), row("Paper cup, PE lined", 42)])).toBe("Holds without the reuse rule too");
  expect(ruleFinding(withRule, [row("Paper cup, PE lined", 42), row("Ceramic mug", 30)])?.sentence).toBe(
    "With the reuse rule the ceramic mug leads, without it the “paper cup, PE lined” leads.",
  );
  expect(ruleFinding(withRule, [row("Ceramic mug", 54), row("Paper cup, PE lined", 42)])?.sentence).toBe(
    "The ceramic mug leads with the reuse rule and without it.",
  );
  expect(ruleFinding(withRule, [row("Ceramic mug", 41.8), row("Paper cup, PE lined", 42)])?.sentence).toBe(
    "With the reuse rule the ceramic mug leads, without it the ceramic mug and the “paper cup, PE lined” lead.",
  );
  expect(ruleFinding(withRule, [row("Ceramic mug", null)])).toBeNull();
});

test("the switch is offered only if the rule affects a rating", () => {
  const rated = (reusable_in_ratings: boolean) => ({ scores: { reusable_in_ratings } });
  expect(hasReuseRule([rated(false), rated(true)])).toBe(true);
  expect(hasReuseRule([rated(false)])).toBe(false);
});
