import { cleanup, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test } from "vitest";
import Circularity from "../../../../app/features/circularity/circularity.tsx";
import type { ScoringClient } from "../../../../app/engine/scoring-client.ts";
import { toyTab } from "../../pages/comparison-mode/toy-tab.ts";

afterEach(cleanup);

const REASONS = { cup_pp: "no_stream", cup_steel: null, cup_glass: "not_designed" } as const;

/** The engine, which gives these reasons. */
const withReasons = (engine: ScoringClient): ScoringClient => ({
  ...engine,
  scoreComparison: async (...asked) => {
    const scored = await engine.scoreComparison(...asked);
    if (!scored.ok) return scored;
    const products = scored.value.products.map((product) => {
      if (product === null) return null;
      const not_recycled = REASONS[product.prodsys_id as keyof typeof REASONS];
      return { ...product, circularity: { ...product.circularity, not_recycled } };
    });
    return { ...scored, value: { ...scored.value, products } };
  },
});

test("names the products of which nothing is recycled, by the reason", async () => {
  const ids = Object.keys(REASONS);
  const { store, id } = await toyTab(ids, withReasons);
  const products = ids.map((prodsys_id) => ({ prodsys_id, name: `The ${prodsys_id}`, reusable: false, uses: 1 }));
  render(
    <Provider store={store}>
      <Circularity id="circularity" comparison_id={id} products={products} onCsv={() => undefined} />
    </Provider>,
  );
  expect(await screen.findByText("Not collected for recycling in Global: The cup_pp.")).toBeTruthy();
  expect(
    screen.getByText(/^Accepted in Global, yet not recycled: The cup_glass\. These items are not sorted out/),
  ).toBeTruthy();
  expect(screen.queryByText(/recycl.*cup_steel/)).toBeNull();
});
