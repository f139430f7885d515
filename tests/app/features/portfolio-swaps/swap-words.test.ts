import { expect, test } from "vitest";
import { amountChange, gainOf, gainShown, tradeOff } from "../../../../app/features/portfolio-swaps/swap-words.ts";
import type { SwapSuggestion } from "../../../../workers/engine/analysis/swap.ts";
import { KIOSK } from "../kiosk-catalogue.ts";

const swap = (changes: Partial<SwapSuggestion>): SwapSuggestion =>
  ({
    entry: 0,
    prodsys_id: "mug",
    quantity: 1,
    exact_quantity: 1,
    before: { raw: { climate: 8_000_000, h2o: 5, plastic_pollution: null } },
    after: { raw: { climate: 1_600_000, h2o: 5, plastic_pollution: 3 } },
    gains: ["climate"],
    losses: [],
    summary_before: 40,
    summary_after: 52.4,
    climate_saved: 6_400_000,
    ...changes,
  }) as unknown as SwapSuggestion;

const TONNES = { unit: "t CO2e", per: 1e6 };

test("a gain is in whole points, a small one is below 1, and without a summary there is none", () => {
  expect(gainShown(gainOf(swap({})))).toBe("+12");
  expect(gainShown(gainOf(swap({ summary_after: 40.3 })))).toBe("< 1");
  expect(gainShown(gainOf(swap({ summary_before: null })))).toBe("");
});

test("amounts have their sign, with a minus that is no hyphen", () => {
  expect(amountChange(swap({}), "climate", TONNES, 1)).toBe("\u22126.4");
  expect(amountChange(swap({ before: swap({}).after, after: swap({}).before }), "climate", TONNES, 1)).toBe("+6.4");
  expect(amountChange(swap({}), "h2o", TONNES, 1)).toBe("same");
  expect(amountChange(swap({}), "plastic_pollution", TONNES, 1)).toBeNull();
});

test("the trade-off names what gets worse: impacts rise, ratings worsen", () => {
  const { metrics } = KIOSK;
  expect(tradeOff(swap({}), metrics)).toBe("none");
  expect(tradeOff(swap({ losses: ["climate"] }), metrics)).toMatch(/^climate rises$/);
  expect(tradeOff(swap({ losses: ["climate", "chemicals"] }), metrics)).toMatch(/^climate rises; worse chemicals/);
});
