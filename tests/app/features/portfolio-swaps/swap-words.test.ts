import { expect, test } from "vitest";
import { shownSwaps } from "../../../../app/features/portfolio-swaps/shown-swaps.ts";
import { amountChange, gainShown, tradeOff } from "../../../../app/features/portfolio-swaps/swap-words.ts";
import { portfolioNamesOf } from "../../../../app/state/portfolio/portfolio-names.ts";
import type { SwapStep } from "../../../../workers/engine/analysis/swap.ts";
import { KIOSK } from "../kiosk-catalogue.ts";

const step = (changes: Partial<SwapStep>): SwapStep =>
  ({
    before: {
      raw: { climate: 8_000_000, h2o: 5, plastic_pollution: null },
      score: { climate: 20, chemicals: 27, sust_source: 40.4 },
    },
    after: {
      raw: { climate: 1_600_000, h2o: 5, plastic_pollution: 3 },
      score: { climate: 80, chemicals: 24, sust_source: 40.1 },
    },
    losses: [],
    ...changes,
  }) as unknown as SwapStep;

const TONNES = { unit: "t CO2e", per: 1e6 };

test("gains have a decimal, so that the order of the swaps does not contradict them", () => {
  expect(gainShown(40, 52.4)).toBe("+12.4");
  expect([gainShown(57.4, 58.6), gainShown(58.6, 59.7)]).toEqual(["+1.2", "+1.1"]);
  expect(gainShown(57.6, 57.64)).toBe("<\u00A00.1");
});

test("amounts have a sign, with a minus sign instead of a hyphen", () => {
  expect(amountChange(step({}), "climate", TONNES, 1)).toBe("\u22126.4");
  expect(amountChange(step({ before: step({}).after, after: step({}).before }), "climate", TONNES, 1)).toBe("+6.4");
  expect(amountChange(step({}), "h2o", TONNES, 1)).toBe("same");
  expect(amountChange(step({}), "climate", { unit: "Gt CO2e", per: 1e15 }, 2)).toBe("≈ 0");
  expect(amountChange(step({}), "plastic_pollution", TONNES, 1)).toBeNull();
});

test("the trade-off names what gets worse: impacts with their rise, ratings with their scores", () => {
  const { metrics } = KIOSK;
  expect(tradeOff(step({}), metrics)).toBeNull();
  const turned = step({ losses: ["climate"], before: step({}).after, after: step({}).before });
  expect(tradeOff(turned, metrics)).toMatch(/^climate \+6,400\s\S+/);
  expect(tradeOff(step({ losses: ["chemicals"] }), metrics)).toMatch(/^chemicals.* 27 to 24$/);
  expect(tradeOff(step({ losses: ["sust_source"] }), metrics)).toMatch(/40\.4 to 40\.1$/);
});

test("the bar of an amount is its share of the largest change of that metric, whatever the sign", () => {
  const whole = step({
    usecase_id: "hot_cup",
    replaced_id: "a",
    prodsys_id: "b",
    food_ids: [],
    places: new Uint32Array(1),
  });
  const half = step({ ...whole, before: { ...whole.before, raw: { ...whole.before.raw, climate: 4_800_000 } } });
  const { rows } = shownSwaps(
    { steps: [whole, half] } as unknown as Parameters<typeof shownSwaps>[0],
    portfolioNamesOf(KIOSK),
    KIOSK,
  );
  expect(rows.map(({ amounts }) => amounts.map((amount) => amount?.share))).toEqual([
    [1, 0, undefined],
    [0.5, 0, undefined],
  ]);
});
