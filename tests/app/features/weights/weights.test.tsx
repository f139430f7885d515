import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Provider, useAtomValue } from "jotai";
import { afterEach, expect, test } from "vitest";
import WeightingsSection from "../../../../app/features/weights/weightings-section.tsx";
import { WeightsPanel } from "../../../../app/features/weights/weights-panel.tsx";
import { catalogueAtom } from "../../../../app/state/work/catalogue.ts";
import { comparisonScoresAtom } from "../../../../app/state/comparison/comparison-scores.ts";
import { referenceCatalogueAtom, showCatalogueAtom } from "../../../../app/state/engine/reference-catalogue.ts";
import { comparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { formatSummary } from "../../../../app/text/shares.ts";
import { toyTab } from "../../pages/comparison-mode/toy-tab.ts";
import { marketBan } from "../../market-ban.ts";

afterEach(cleanup);

const BAN = marketBan(["steel"], false);

const Page = ({ id }: { readonly id: string }) => {
  const stored = useAtomValue(comparisonAtom(id));
  const catalogue = useAtomValue(catalogueAtom);
  const subject = { kind: "comparison", id } as const;
  return (
    stored &&
    catalogue && (
      <>
        <WeightsPanel subject={subject} catalogue={catalogue} />
        <WeightingsSection id="weights" subject={subject} />
      </>
    )
  );
};

/** A steel, a board and a PP cup over the toy tables, with the real engine. */
const opened = async () => {
  const tab = await toyTab(["cup_steel", "cup_board", "cup_pp"]);
  const scores = comparisonScoresAtom(tab.id);
  tab.store.sub(scores, () => undefined);
  render(
    <Provider store={tab.store}>
      <Page id={tab.id} />
    </Provider>,
  );
  const ready = async () => {
    await waitFor(() => expect(tab.store.get(scores).status).toBe("ready"));
    return tab.store.get(scores).scores?.products.flatMap((product) => product ?? []) ?? [];
  };
  return { ...tab, ready };
};

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const column = async (place: number) =>
  within(await screen.findByRole("table", { name: /^Summary scores as saved/ }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell")[place]?.textContent ?? "");

test("a slider changes the previewed summaries at once; after saving, the engine gives the same ones", async () => {
  const { ready, store, id } = await opened();
  const before = await ready();
  await press("Set your own");
  const slider = await screen.findByRole("slider", { name: "Weight of water" });
  await act(async () => void fireEvent.change(slider, { target: { value: "10" } }));
  const promised = (await column(1)).toSorted();
  expect(promised).not.toEqual(before.map(({ summary }) => formatSummary(summary)).toSorted());
  expect(store.get(comparisonAtom(id))?.comparison.weights).toBeUndefined();
  await press("Save");
  await waitFor(() => expect(store.get(comparisonAtom(id))?.comparison.weights).toMatchObject({ h2o: 10 }));
  const after = await ready();
  expect(after.map(({ summary }) => formatSummary(summary)).toSorted()).toEqual(promised);
  expect(screen.getByText(/^Own weights\./)).toBeTruthy();
  await press("Reset to usual weights");
  await waitFor(() => expect(store.get(comparisonAtom(id))?.comparison.weights).toBeUndefined());
  expect((await ready()).map(({ summary }) => summary)).toEqual(before.map(({ summary }) => summary));
});

test("presets and typed numbers work; all-zero weights cannot be saved; cancelling discards the draft", async () => {
  const { ready, store, id } = await opened();
  const scored = await ready();
  await press("Set your own");
  await screen.findByRole("button", { name: "Climate only" });
  await press("Climate only");
  expect(screen.getByRole("button", { name: "Climate only" }).getAttribute("aria-pressed")).toBe("true");
  expect((await column(1)).toSorted()).toEqual(scored.map(({ score }) => formatSummary(score.climate)).toSorted());
  const number = screen.getByRole("textbox", { name: "Weight of climate, as a number" });
  await act(async () => void fireEvent.change(number, { target: { value: "0" } }));
  expect(screen.getByText("At least one metric needs a weight above 0.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", true);
  await act(async () => void fireEvent.change(number, { target: { value: "2.5" } }));
  expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", false);
  await press("Cancel");
  expect(store.get(comparisonAtom(id))?.comparison.weights).toBeUndefined();
});

test("the section says how often the first stays first, with its seed, and both tables can be downloaded", async () => {
  const { ready, files } = await opened();
  await ready();
  expect(
    await screen.findByRole("heading", { name: /^Stays first for (more than )?\d+\s?% of weightings$/ }),
  ).toBeTruthy();
  const shares = () =>
    within(screen.getByRole("table", { name: "How often each comes first" }))
      .getAllByRole("row")
      .slice(1)
      .map((row) => Number(within(row).getAllByRole("cell")[0]?.textContent?.replace("<\u00A0", "")));
  // one line has those that are never first
  const never = screen.queryByText(/^Never first: /)?.textContent.split(/, | and /).length ?? 0;
  expect(shares().length + never).toBe(3);
  expect(shares().every((share) => share > 0)).toBe(true);
  expect(Math.abs(shares().reduce((sum, share) => sum + share, 0) - 100)).toBeLessThanOrEqual(2);
  await press("For analysts");
  expect(screen.getByText(/^Seed 1\./)).toBeTruthy();
  await press("Draw again");
  expect(await screen.findByText(/^Seed 2\./)).toBeTruthy();
  await press("Save how often each comes first as CSV");
  await press("Save the weights at which the order flips as CSV");
  await waitFor(() => expect(files).toHaveLength(2));
  expect(files[0]?.text).toMatch(/product_id,product,"first \[share of weightings, 0-1\]"/);
  expect(files[0]?.text).toMatch(/Dirichlet/);
  expect(files[1]?.text).toMatch(/order flips at share/);
  expect(files[1]?.text).toMatch(/usual weights/);
});

test("what law forbids is not among the first; a best score that several share names no product", async () => {
  const { ready, store } = await opened();
  await ready();
  const best = () =>
    within(screen.getByRole("table", { name: "Metric by metric, the first against the second" }))
      .getAllByRole("row")
      .map((row) => within(row).queryAllByRole("cell").at(-1)?.textContent ?? "");
  await waitFor(() => expect(best().join()).toContain("Steel_cup"));
  expect(best().join()).toMatch(/100, shared by [23]/);
  const loaded = store.get(referenceCatalogueAtom);
  if (loaded === null) throw new Error("there is a catalogue");
  act(() => store.set(showCatalogueAtom, { ...loaded, market_rules: [BAN] }));
  await waitFor(() => expect(best().join()).not.toContain("Steel_cup"));
  const shares = within(screen.getByRole("table", { name: "How often each comes first" })).getAllByRole("rowheader");
  expect(shares.map(({ textContent }) => textContent).toSorted()).toEqual(["Board_cup_with_lid", "PP_cup"]);
});
