import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test, vi } from "vitest";
import ReportOfComparison from "../../../../app/pages/comparison-mode/comparison-report-view.tsx";
import { catalogueAtom } from "../../../../app/state/work/catalogue.ts";
import { comparisonAtom, editComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { comparisonScoresAtom } from "../../../../app/state/comparison/comparison-scores.ts";
import { showUncertaintyAtom } from "../../../../app/state/analysis/uncertainty.ts";
import { toyTab } from "./toy-tab.ts";

afterEach(cleanup);

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));
const until = (isDone: () => boolean) => waitFor(() => expect(isDone()).toBe(true));

const opened = async (change?: (tab: Awaited<ReturnType<typeof toyTab>>) => Promise<unknown>) => {
  const tab = await toyTab(["cup_steel", "cup_board", "cup_pp"]);
  await change?.(tab);
  const scores = comparisonScoresAtom(tab.id);
  tab.store.sub(scores, () => undefined);
  await until(() => tab.store.get(scores).status === "ready");
  const stored = tab.store.get(comparisonAtom(tab.id));
  const catalogue = tab.store.get(catalogueAtom);
  if (stored === null || catalogue === null) throw new Error("the comparison is there");
  const onClose = vi.fn<() => void>();
  render(
    <Provider store={tab.store}>
      <ReportOfComparison comparison={stored.comparison} catalogue={catalogue} onClose={onClose} />
    </Provider>,
  );
  const sheet = () => within(screen.getByRole("region", { name: "Preview" }));
  await until(
    () =>
      sheet().queryByText(
        /^\d+% of the climate impact of all 3 products together rests on estimates\. By product: from \d+% to \d+%\.$/,
      ) !== null,
  );
  return { ...tab, onClose, sheet };
};

test("holds scores, charts, settings, assumptions, data quality, law and limits", async () => {
  const { sheet } = await opened();
  expect(within(sheet().getByRole("table", { name: "Scores" })).getAllByRole("row")).toHaveLength(4);
  await until(() => sheet().queryByRole("figure") !== null);
  await until(() => sheet().queryByRole("heading", { name: "How certain this is" }) !== null);
  const titles = sheet()
    .getAllByRole("heading", { level: 3 })
    .map((heading) => heading.textContent);
  expect(titles).toEqual([
    "Scores",
    "How certain this is",
    "Where the climate impact arises",
    "Break-even",
    "The reuse rule",
    "Settings that differ from the default",
    "Assumptions",
    "Data quality",
    "Legal notes",
    "Limits",
  ]);
  expect(sheet().getByText(/They are not a label, a certification or a verified environmental claim/)).toBeTruthy();
  expect(sheet().getByText(/^None: region, food, uses/)).toBeTruthy();
});

test("a deselected section is in neither preview nor print; the limits always are", async () => {
  const { sheet } = await opened();
  fireEvent.click(screen.getByRole("checkbox", { name: "Scores" }));
  await settled();
  expect(sheet().queryByRole("table", { name: "Scores" })).toBeNull();
  expect(document.querySelectorAll('table[aria-label="Scores"]')).toHaveLength(0);
  expect(screen.queryByRole("checkbox", { name: "Limits" })).toBeNull();
  expect(sheet().getByRole("heading", { name: "Limits" })).toBeTruthy();
});

test("custom weights and custom recycling are stated", async () => {
  const { sheet } = await opened((tab) =>
    tab.store.set(editComparisonAtom, tab.id, { weights: { climate: 2, h2o: 1 }, customCompostingAndRecycling: true }),
  );
  expect(sheet().getByText("Own weights")).toBeTruthy();
  expect(sheet().getByText(/^Own weights: climate 2,/i)).toBeTruthy();
  expect(sheet().getByText(/^Recycling and composting: custom settings/)).toBeTruthy();
  expect(sheet().getByText(/^Scores 1–100.*Summary by own weights/)).toBeTruthy();
});

test("the note is saved on blur", async () => {
  const { store, id, sheet } = await opened();
  const field = screen.getByRole("textbox", { name: "Note" });
  fireEvent.change(field, { target: { value: "For the board " } });
  fireEvent.blur(field);
  await until(() => store.get(comparisonAtom(id))?.comparison.note === "For the board");
  expect(sheet().getByText("For the board")).toBeTruthy();
});

test("ranges are included while uncertainty is shown", async () => {
  const { sheet } = await opened(async (tab) => tab.store.set(showUncertaintyAtom, { kind: "comparison", id: tab.id }));
  await until(() => sheet().queryByRole("table", { name: "How certain this is" }) !== null);
  expect(sheet().getByText(/5–95% range of 2,000 draws, .* seed 1\./)).toBeTruthy();
});
