import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Provider, useAtomValue } from "jotai";
import { afterEach, expect, test } from "vitest";
import { RecyclingPanel } from "../../../../app/features/recycling/recycling-panel.tsx";
import { comparisonScoresAtom } from "../../../../app/state/comparison/comparison-scores.ts";
import { comparisonAtom, editComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import type { ScoringClient } from "../../../../app/engine/scoring-client.ts";
import { formatSummary } from "../../../../app/text/shares.ts";
import { toyTab } from "../../pages/comparison-mode/toy-tab.ts";

afterEach(cleanup);

const Panel = ({ id }: { readonly id: string }) => {
  const stored = useAtomValue(comparisonAtom(id));
  return stored && <RecyclingPanel subject={{ kind: "comparison", id }} region="the world" />;
};

/** The panel of a comparison of a steel, a board and a PP cup over the toy tables, with the real engine. */
const opened = async (custom: boolean, change?: (engine: ScoringClient) => ScoringClient) => {
  const tab = await toyTab(["cup_steel", "cup_board", "cup_pp"], change);
  await tab.store.set(editComparisonAtom, tab.id, { customCompostingAndRecycling: custom });
  const scores = comparisonScoresAtom(tab.id);
  tab.store.sub(scores, () => undefined);
  render(
    <Provider store={tab.store}>
      <Panel id={tab.id} />
    </Provider>,
  );
  /** the displayed summary scores, once computed */
  const shownScores = async () => {
    await waitFor(() => expect(tab.store.get(scores).status).toBe("ready"));
    return tab.store.get(scores).scores?.products.map((product) => formatSummary(product?.summary));
  };
  return { ...tab, shownScores };
};

const press = (name: string | RegExp, role: "button" | "switch" = "button") =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })));

/** A column of the effect table, from the head to the last product. */
const column = async (place: number) => {
  const table = await screen.findByRole("table", { name: "Summary scores as saved and with these settings" });
  return within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell")[place]?.textContent);
};

test("the settings link to their help, beside the switch and in the dialog", async () => {
  await opened(true);
  const links = () => screen.getAllByRole("link", { name: "How recycling and composting count" });
  expect(links().map((link) => link.getAttribute("href"))).toEqual(["/recycling-help"]);
  await press("Custom Settings");
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByRole("link").getAttribute("href")).toBe("/recycling-help");
});

test("the confirmation shows the effect that switching then has", async () => {
  const { shownScores } = await opened(false);
  const regional = await shownScores();
  await press(/Custom rates/, "switch");
  expect(await column(0)).toEqual(regional);
  const promised = await column(1);
  expect(promised).not.toEqual(regional);
  await press("Use custom settings");
  await waitFor(async () => expect(await shownScores()).toEqual(promised));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("Escape asks before it drops unsaved choices, and closes at once without any", async () => {
  const { store, id } = await opened(true);
  const escape = () =>
    act(async () => void fireEvent(screen.getAllByRole("dialog")[0] as Element, new Event("cancel")));
  await press("Custom Settings");
  const [first] = await screen.findAllByRole("checkbox", { name: /collected for recycling/ });
  await act(async () => void fireEvent.click(first ?? document.body));
  const isTicked = () =>
    (screen.getAllByRole("checkbox", { name: /collected for recycling/ })[0] as HTMLInputElement).checked;
  const ticked = isTicked();
  await escape();
  await press("Keep editing");
  expect(isTicked()).toBe(ticked);
  await escape();
  await press("Discard");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(store.get(comparisonAtom(id))?.comparison.recycling_overrides).toEqual({});
  await press("Custom Settings");
  await screen.findAllByRole("checkbox", { name: /collected for recycling/ });
  await escape();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("each choice shows its effect at once; nothing changes until it is saved", async () => {
  const { shownScores, store, id } = await opened(true);
  const saved = await shownScores();
  await press("Custom Settings");
  const [first] = await screen.findAllByRole("checkbox", { name: /collected for recycling/ });
  expect(await column(1)).toEqual(saved);
  expect(screen.getByText(/the scores of 0 products of 3 change/)).toBeTruthy();
  await act(async () => void fireEvent.click(first ?? document.body));
  await waitFor(async () => expect(await column(1)).not.toEqual(saved));
  const promised = await column(1);
  expect(await column(0)).toEqual(saved);
  expect(await shownScores()).toEqual(saved);
  expect(screen.getByRole("table", { name: /^Summary scores/ }).textContent).toMatch(/Recoverability \d+\s→\s\d+/i);
  await press("Save");
  await waitFor(async () => expect(await shownScores()).toEqual(promised));
  expect(store.get(comparisonAtom(id))?.comparison.recycling_overrides).not.toEqual({});
});

test("cancelling discards the draft; the dialog then opens with the saved settings", async () => {
  const { shownScores } = await opened(true);
  const saved = await shownScores();
  await press("Custom Settings");
  const [first] = await screen.findAllByRole("checkbox", { name: /collected for recycling/ });
  await act(async () => void fireEvent.click(first ?? document.body));
  await waitFor(async () => expect(await column(1)).not.toEqual(saved));
  await press("Cancel");
  expect(await shownScores()).toEqual(saved);
  await press("Custom Settings");
  await waitFor(async () => expect(await column(1)).toEqual(saved));
});

test("an effect that cannot be computed shows an error, and a retry computes it", async () => {
  let fails = false;
  await opened(true, (engine) => ({
    ...engine,
    scoreComparison: async (version, input) =>
      fails ? { ok: false, problem: { code: "worker_lost", detail: "test" } } : engine.scoreComparison(version, input),
  }));
  fails = true;
  await press("Custom Settings");
  expect(await screen.findByText("The effect on the scores could not be calculated.")).toBeTruthy();
  fails = false;
  await press("Retry");
  expect(await column(1)).toHaveLength(3);
});
