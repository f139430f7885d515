// @vitest-environment node
import { describe, expect, test } from "vitest";
import {
  defaultLines,
  lastUseOf,
  MAX_LINES,
  pairBreakEvens,
  shownLines,
  titleOf,
} from "../../../../app/features/break-even/break-even-lines.ts";
import { meetingSentences, titleSentence } from "../../../../app/features/break-even/break-even-story.ts";
import { largestFirst } from "../../../../app/features/break-even/portfolio-pairs.ts";
import type { ComparedProduct } from "../../../../app/state/comparison/compared-product.ts";
import type { BreakEven, BreakEvenPair } from "../../../../workers/engine/analysis/break-even.ts";
import type { UseCaseBreakEvens } from "../../../../workers/engine/analysis/portfolio-break-even.ts";
import type { PortfolioContributions } from "../../../../workers/engine/portfolio/portfolio-result.ts";

const product = (prodsys_id: string, name: string, reusable: boolean, uses = reusable ? 50 : 1): ComparedProduct => ({
  prodsys_id,
  name,
  reusable,
  uses,
});
const PP = product("pp", "PP returnable cup", true);
const GLASS = product("glass", "Tempered glass cup", true, 300);
const MUG = product("mug", "Ceramic mug", true, 500);
const PAPER = product("paper", "Paper cup, PE lined", false);
const FOAM = product("foam", "EPS foam cup", false);

const at = (life: number, per_use: number, other: number): BreakEven => {
  const gain = other - per_use;
  if (gain <= 0) return { uses: null, crossing: null, never: "wash_costs_more", life, per_use, other };
  return { uses: Math.floor(life / gain) + 1, crossing: life / gain, never: null, life, per_use, other };
};
const pair = (a: ComparedProduct, b: ComparedProduct, on: BreakEven): BreakEvenPair => ({
  reusable_id: a.prodsys_id,
  other_id: b.prodsys_id,
  by_metric: { climate: on, h2o: on, plastic_pollution: on, land_use: on },
});
const PAIRS = [
  pair(PP, PAPER, at(150, 6, 30)),
  pair(PP, FOAM, at(150, 6, 13)),
  pair(GLASS, PAPER, at(400, 10, 30)),
  pair(GLASS, FOAM, at(400, 10, 9)),
];
const meetings = (...shown: ComparedProduct[]) => pairBreakEvens(shown, PAIRS, "climate");

describe("products of the chart", () => {
  test("are by default the best two reusables and the best single-use products, five at most", () => {
    const more = Array.from({ length: 6 }, (_, at) => product(`s${at}`, `S${at}`, false));
    expect(defaultLines([PP, FOAM, GLASS, PAPER, MUG])).toEqual(["pp", "glass", "foam", "paper"]);
    expect(defaultLines([PP, ...more])).toHaveLength(MAX_LINES);
  });

  test("a choice holds while any of it is compared; an empty choice stays empty", () => {
    expect(shownLines([PP, PAPER, FOAM], ["foam", "gone", "pp"])).toEqual([PP, FOAM]);
    expect(shownLines([PP, PAPER], ["gone"])).toEqual([PP, PAPER]);
    expect(shownLines([PP, PAPER], [])).toEqual([]);
  });
});

test("a portfolio opens the use case with the largest climate impact, by uses while that is not known", () => {
  const group = (usecase_id: string, quantity: number) => ({ usecase_id, quantity }) as UseCaseBreakEvens;
  const groups = [group("bowl", 10), group("cup", 900), group("plate", 20)];
  const part = (id: string, climate: number) =>
    ({ id, raw: { climate } }) as PortfolioContributions["use_cases"][number];
  const order = (...args: Parameters<typeof largestFirst>) => largestFirst(...args).map(({ usecase_id }) => usecase_id);
  expect(order(groups, null)).toEqual(["cup", "plate", "bowl"]);
  expect(order(groups, { use_cases: [part("bowl", 9), part("cup", 2), part("plate", 50)] })).toEqual([
    "plate",
    "bowl",
    "cup",
  ]);
});

describe("the title", () => {
  test("says that a reusable is ahead of all only from the last crossing", () => {
    expect(titleSentence(meetings(PP, PAPER, FOAM), "climate")).toBe(
      "After 22 uses the PP returnable cup has paid for itself on climate",
    );
    expect(titleSentence(meetings(PP, PAPER), "climate")).toBe(
      "After 7 uses the PP returnable cup has paid for itself on climate",
    );
  });

  test("names the product that is overtaken if another never is", () => {
    expect(titleSentence(meetings(GLASS, PAPER, FOAM), "climate")).toBe(
      "After 21 uses the tempered glass cup beats the “paper cup, PE lined” on climate",
    );
    expect(titleSentence(meetings(GLASS, FOAM), "climate")).toBe(
      "On climate the tempered glass cup does not pay for itself here",
    );
  });

  test("is about the first reusable, and claims nothing without data", () => {
    expect(titleOf(meetings(GLASS, PP, PAPER))).toMatchObject({ name: GLASS.name, uses: 21 });
    const unknown = { ...at(1, 1, 2), uses: null, crossing: null, never: "no_size" as const };
    expect(titleSentence(pairBreakEvens([PP, PAPER], [pair(PP, PAPER, unknown)], "h2o"), "h2o")).toBe("Break-even");
    expect(titleSentence([], "climate")).toBe("Break-even");
  });
});

describe("the sentences on crossings", () => {
  test("group by single-use product, earliest first; give the reason for `never`", () => {
    expect(meetingSentences(meetings(GLASS, { ...PP, uses: 20 }, PAPER, FOAM), "climate")).toEqual([
      "Against the “paper cup, PE lined”, on climate, the PP returnable cup is ahead after 7 uses and the tempered glass cup after 21 uses.",
      "Against the EPS foam cup, on climate, the PP returnable cup is ahead after 22 uses.",
      "On climate the tempered glass cup never catches up with the EPS foam cup: one wash has more impact than one EPS foam cup.",
    ]);
  });

  test("put several crossings that never come into one sentence", () => {
    const never = [pair(MUG, PAPER, at(9, 40, 30)), pair(MUG, FOAM, at(9, 40, 13))];
    expect(meetingSentences(pairBreakEvens([MUG, PAPER, FOAM], never, "climate"), "climate")).toEqual([
      "On climate the ceramic mug never catches up with the “paper cup, PE lined” and the EPS foam cup: one wash has more impact than one of them.",
    ]);
  });

  test("use the singular for one use", () => {
    expect(
      meetingSentences(pairBreakEvens([PP, PAPER], [pair(PP, PAPER, at(1, 1, 30))], "climate"), "climate"),
    ).toEqual(["Against the “paper cup, PE lined”, on climate, the PP returnable cup is ahead after 1 use."]);
  });
});

describe("the width of the chart", () => {
  test("includes all crossings that are near the others, and the counted uses if they are near", () => {
    expect(lastUseOf(meetings(PP, PAPER, FOAM))).toBeGreaterThan(50);
    const far = [pair(PP, PAPER, at(150, 6, 30)), pair(PP, FOAM, at(150, 6, 6.01))];
    const end = lastUseOf(pairBreakEvens([{ ...PP, uses: 5000 }, PAPER, FOAM], far, "climate"));
    expect(end).toBeGreaterThan(7);
    expect(end).toBeLessThan(100);
  });

  test("includes the crossing of the title", () => {
    const late = [
      pair(MUG, PAPER, at(1228, 6, 30)),
      pair(MUG, FOAM, at(1228, 6, 13.1)),
      pair(PP, PAPER, at(150, 6, 30)),
      pair(PP, FOAM, at(150, 6, 13)),
    ];
    const all = pairBreakEvens([MUG, PP, PAPER, FOAM], late, "climate");
    expect(titleSentence(all, "climate")).toBe("After 173 uses the ceramic mug has paid for itself on climate");
    // but not counted uses far beyond it, which would squeeze the others
    expect(lastUseOf(all)).toBe(200);
    // the crossing of a later reusable may be off the chart: the sentences have it
    expect(lastUseOf(pairBreakEvens([PP, MUG, PAPER, FOAM], late, "climate"))).toBeLessThan(173);
  });

  test("is an integer number of uses, also without any crossing", () => {
    expect(lastUseOf(meetings(GLASS, FOAM))).toBe(100);
    expect(lastUseOf([])).toBe(100);
  });
});
