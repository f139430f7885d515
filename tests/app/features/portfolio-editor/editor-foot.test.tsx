import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { atom, Provider, useAtomValue } from "jotai";
import { afterEach, expect, test } from "vitest";
import { EditorFoot } from "../../../../app/features/portfolio-editor/editor-foot.tsx";
import { startLoadingAtom } from "../../../../app/state/start/loading.ts";
import { editLinesAtom } from "../../../../app/state/portfolio/portfolio-editing.ts";
import { createPortfolioAtom, entriesNowAtom, portfolioEntriesAtom } from "../../../../app/state/work/portfolios.ts";
import { append, setQuantity } from "../../../../workers/engine/portfolio/line-edit.ts";
import { LineTable } from "../../../../workers/engine/portfolio/line-table.ts";
import { createScoringService } from "../../../../workers/scoring-service.ts";
import { memoryFlags } from "../../data/memory-stores.ts";
import { testTab } from "../../state/test-services.ts";

afterEach(cleanup);

const line = (quantity: number) => ({
  usecase_id: "cup",
  prodsys_id: "cup_pp",
  food_id: "default_worst",
  quantity,
  label: "",
});

const sightAtom = atom([0, 1] as const);

const Foot = ({ id }: { readonly id: string }) => {
  const table = useAtomValue(portfolioEntriesAtom(id)).value;
  return (
    table && <EditorFoot id={id} lines={table.length} uses={table.uses} found={table.length} sightAtom={sightAtom} />
  );
};

const material = () => screen.getByText(/of material/);
/** whether the figures are visible; hidden ones are aria-hidden */
const isShown = () => material().closest("[aria-hidden='true']") === null;

test("figures of the previous lines are hidden while new lines are scored", async () => {
  const engine = createScoringService();
  let release = (): void => undefined;
  let held: Promise<void> = Promise.resolve();
  const tab = await testTab({
    flags: memoryFlags({ isGuest: "true" }),
    engine: {
      ...engine,
      editPortfolio: async (...given) => {
        await held;
        return engine.editPortfolio(...given);
      },
    },
  });
  await tab.store.set(startLoadingAtom);
  const head = { portfolio_name: "Cups", portfolio_desc: "All", region_use: "Global" };
  const made = await tab.store.set(createPortfolioAtom, head, [line(100), line(200)]);
  const id = made.ok ? made.value : "";
  await tab.store.set(entriesNowAtom, id);
  render(
    <Provider store={tab.store}>
      <Foot id={id} />
    </Provider>,
  );
  await waitFor(() => expect(isShown()).toBe(true));
  const before = material().textContent;

  held = new Promise((resolve) => (release = resolve));
  const more = LineTable.of([line(5000)]);
  await act(async () => void tab.store.set(editLinesAtom, id, (table) => [append(table, more)], { what: "more" }));
  expect(screen.getByText("lines").textContent).toContain("3");
  expect([isShown(), screen.queryByText("Scoring…") !== null]).toEqual([false, true]);
  await act(async () => release());
  await waitFor(() => expect(isShown()).toBe(true));
  expect(material().textContent).not.toBe(before);

  // typing scores at once: the previous figures stay until the new ones arrive
  held = new Promise((resolve) => (release = resolve));
  await act(async () => void tab.store.set(editLinesAtom, id, (table) => [setQuantity(table, 0, 1)], { what: "one" }));
  expect([isShown(), screen.queryByText("Scoring…") !== null]).toEqual([true, false]);
  await act(async () => release());
});
