import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test } from "vitest";
import { Ranking } from "../../../app/features/comparison-results/ranking.tsx";
import { resultRows } from "../../../app/features/comparison-results/result-rows.ts";
import ComparisonSensitivity from "../../../app/features/sensitivity/comparison-sensitivity.tsx";
import { comparisonInputAtom } from "../../../app/state/comparison/comparison-input.ts";
import { comparisonScoresAtom } from "../../../app/state/comparison/comparison-scores.ts";
import { lawOfProducts } from "../../../app/state/analysis/market-rules.ts";
import { referenceCatalogueAtom, showCatalogueAtom } from "../../../app/state/engine/reference-catalogue.ts";
import { toyTab } from "../pages/comparison-mode/toy-tab.ts";
import { marketBan } from "../market-ban.ts";

afterEach(cleanup);

const BAN = marketBan();
const IDS = ["cup_steel", "cup_board", "cup_pp"];

/** both contain PP, the steel cup does not */
const FORBIDDEN = ["Board_cup_with_lid", "PP_cup"];

/** A comparison of the toy data with a law that forbids one of its cups. */
const opened = async () => {
  const { store, id } = await toyTab(IDS);
  const loaded = store.get(referenceCatalogueAtom);
  if (loaded === null) throw new Error("there is a catalogue");
  const catalogue = { ...loaded, market_rules: [BAN] };
  store.set(showCatalogueAtom, catalogue);
  store.sub(comparisonScoresAtom(id), () => undefined);
  store.sub(comparisonInputAtom(id), () => undefined);
  await waitFor(() => expect(store.get(comparisonScoresAtom(id)).status).toBe("ready"));
  const { scores } = store.get(comparisonScoresAtom(id));
  if (scores === null) throw new Error("it is scored");
  return { store, id, catalogue, rows: resultRows(IDS, scores, catalogue).rows };
};

/** Names of the rows with the mark "not allowed", sorted. */
const marked = (table: HTMLElement): readonly string[] =>
  within(table)
    .getAllByRole("rowheader")
    .filter((head) => within(head).queryByRole("button", { name: /not allowed/ }) !== null)
    .map((head) => head.textContent?.replace(/\W?not allowed.*/, "").trim() ?? "")
    .toSorted();

test("the ranking marks forbidden products, as the score table does", async () => {
  const { store, id, catalogue, rows } = await opened();
  const law = lawOfProducts(catalogue, "Global");
  render(
    <Provider store={store}>
      <Ranking id="results" comparison_id={id} {...{ rows, law }} bands={[]} hasOwnWeights={false} isView={false} />
    </Provider>,
  );
  expect(marked(screen.getByRole("grid", { name: "Summary scores, best first" }))).toEqual(FORBIDDEN);
});

test("the ranking of What if marks forbidden products", async () => {
  const { store, id, rows } = await opened();
  render(
    <Provider store={store}>
      <ComparisonSensitivity
        id="what-if"
        comparison_id={id}
        products={rows.map(({ prodsys_id, name, reusable }) => ({ prodsys_id, name, reusable, uses: 1 }))}
        breakEvenId="break-even"
        canKeep={false}
      />
    </Provider>,
  );
  const table = await screen.findByRole("table", { name: "Summary scores with this figure, best first" });
  expect(marked(table)).toEqual(FORBIDDEN);
});
