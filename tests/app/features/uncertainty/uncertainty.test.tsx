import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test } from "vitest";
import ComparisonUncertainty from "../../../../app/features/uncertainty/comparison-uncertainty.tsx";
import type { ScoringClient } from "../../../../app/engine/scoring-client.ts";
import { comparisonScoresAtom } from "../../../../app/state/comparison/comparison-scores.ts";
import { editComparisonAtom } from "../../../../app/state/work/comparisons.ts";
import { uncertaintyAtom } from "../../../../app/state/analysis/uncertainty.ts";
import { toyTab } from "../../pages/comparison-mode/toy-tab.ts";
import { csvRows } from "../../csv-rows.ts";

afterEach(cleanup);

/** Three cups with the toy tables, by default with the real engine. */
const opened = async (change?: (engine: ScoringClient) => ScoringClient) => {
  const tab = await toyTab(["cup_steel", "cup_board", "cup_pp"], change);
  const scores = comparisonScoresAtom(tab.id);
  tab.store.sub(scores, () => undefined);
  render(
    <Provider store={tab.store}>
      <ComparisonUncertainty id="certainty" comparison_id={tab.id} />
    </Provider>,
  );
  await waitFor(() => expect(tab.store.get(scores).status).toBe("ready"));
  return { ...tab, state: () => tab.store.get(uncertaintyAtom({ kind: "comparison", id: tab.id })) };
};

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const choose = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByRole("combobox", { name: label }), { target: { value } }));
const rowsOf = async (name: RegExp) =>
  within(await screen.findByRole("table", { name }))
    .getAllByRole("row")
    .slice(1)
    // without the content of the last column, which a phone shows below the name
    .map((row) =>
      [...row.children].map((cell, at) => (at === 0 ? cell.firstChild?.textContent : cell.textContent) ?? ""),
    );

test("draws by itself behind the scores, and shows ranges, differences and the inputs that decide them", async () => {
  let calls = 0;
  const { state } = await opened((engine) => ({
    ...engine,
    comparisonUncertainty: (...asked) => {
      calls += 1;
      return engine.comparisonUncertainty(...asked);
    },
  }));
  const differences = await rowsOf(/^Which differences hold/);
  expect(calls).toBe(1);
  const { value, ids } = state();
  // the ranking has the ranges of the summaries
  expect(screen.queryByRole("table", { name: /^Range of each/ })).toBeNull();
  expect(differences).toHaveLength(2);
  expect(differences.every(([, , by]) => /points?$/.test(by ?? ""))).toBe(true);
  expect(screen.getByText(/^In points: a score is a place on the scale from 0 to 100, not an amount\./)).toBeTruthy();

  await choose("Look at", "climate");
  const steel = value?.scores[ids.indexOf("cup_steel")]?.score.climate;
  expect((await rowsOf(/^Range of each/)).find(([name]) => name === "Steel_cup")?.[2]).toContain(
    `${Math.round(steel?.low ?? 0)}–${Math.round(steel?.high ?? 0)}`,
  );
  await choose("Compare", "cup_board");
  await choose("and", "cup_pp");
  const outcome = value?.pairs.find(({ a, b }) => ids[a] === "cup_board" && ids[b] === "cup_pp")?.outcomes.climate;
  const climate = await rowsOf(/^Which differences hold: Board/);
  expect(climate.find(([name]) => name === "PP_cup")?.[1]).toBe(String(Math.round(100 * (outcome?.better ?? 0))));
  expect((await rowsOf(/^What decides it/)).length).toBeGreaterThan(0);
  expect(climate.every(([, , by]) => by?.endsWith("%"))).toBe(true);
  expect(screen.getByText("In percent of the larger raw value of the two.")).toBeTruthy();
  expect(screen.queryByText(/^In points/)).toBeNull();

  await press("Hide uncertainty");
  await waitFor(() => expect(screen.queryByRole("table")).toBeNull());
});

test("gives the same draws for the same seed, others for another one, and rejects an invalid seed", async () => {
  const { state } = await opened();
  await screen.findByRole("table", { name: /^Which differences hold/ });
  await press("For analysts");
  const first = state().value;
  const type = (text: string) =>
    act(async () => {
      const field = screen.getByRole("textbox", { name: "Seed" });
      fireEvent.change(field, { target: { value: text } });
      fireEvent.blur(field);
    });
  await type("77");
  await waitFor(() => expect(state().value?.settings.seed).toBe(77));
  expect(state().value?.scores).not.toEqual(first?.scores);
  await type("-1");
  await type("1.5");
  await waitFor(() => expect(state().status).toBe("ready"));
  expect(state().value?.settings.seed).toBe(77);
  await type("1");
  await waitFor(() => expect(state().value).toEqual(first));
  await press("New seed");
  await waitFor(() => expect(state().value?.settings.seed).toBeGreaterThan(1000));
});

test("shows the progress of draws, which can be stopped and restarted", async () => {
  let stop: (() => void) | null = null;
  const { state } = await opened((engine) => ({
    ...engine,
    comparisonUncertainty: (version, input, settings, job, onProgress) => {
      if (stop !== null) return engine.comparisonUncertainty(version, input, settings, job, onProgress);
      void onProgress(0.4);
      return new Promise((resolve) => {
        stop = () => resolve({ ok: false, problem: { code: "cancelled", detail: job } });
      });
    },
    cancel: async (job) => {
      stop?.();
      return engine.cancel(job);
    },
  }));
  expect((await screen.findByText(/^Drawing… 40/)).textContent).toMatch(/40%/);
  await press("Cancel");
  await screen.findByText("The draws were stopped. The scores have not changed.");
  expect(state()).toMatchObject({ status: "stopped", value: null });
  await press("Draw again");
  await screen.findByRole("table", { name: /^Which differences hold/ });
});

test("stops queued draws at once, and keeps the focus in the section", async () => {
  let starts = 0;
  const cancelled: string[] = [];
  const { state } = await opened((engine) => ({
    ...engine,
    comparisonUncertainty: (...asked) => {
      starts += 1;
      // the request before it in the worker does not end
      return starts === 1 ? new Promise(() => undefined) : engine.comparisonUncertainty(...asked);
    },
    cancel: async (job) => {
      cancelled.push(job);
      return engine.cancel(job);
    },
  }));
  const section = screen.getByRole("region", { name: "How certain is this?" });
  const pressByKey = async (name: string) => {
    screen.getByRole("button", { name }).focus();
    await press(name);
    expect(section.contains(document.activeElement)).toBe(true);
  };
  await waitFor(() => expect(starts).toBe(1));
  await pressByKey("Cancel");
  expect(screen.getByText(/^The draws were stopped\./)).toBeTruthy();
  expect(state()).toMatchObject({ status: "stopped", value: null });
  await waitFor(() => expect(cancelled).toHaveLength(1));
  await pressByKey("Draw again");
  await screen.findByRole("table", { name: /^Which differences hold/ });
  expect(section.contains(document.activeElement)).toBe(true);
  await pressByKey("Hide uncertainty");
  await pressByKey("Show uncertainty");
  await screen.findByRole("table", { name: /^Which differences hold/ });
});

test("draws again for the edited comparison", async () => {
  const { store, id, state } = await opened();
  await screen.findByRole("table", { name: /^Which differences hold/ });
  await act(() => store.set(editComparisonAtom, id, { currentProductIds: ["cup_steel", "cup_pp"] }));
  await waitFor(() => expect(state()).toMatchObject({ status: "ready", ids: ["cup_steel", "cup_pp"] }));
  await waitFor(async () =>
    expect((await rowsOf(/^Which differences hold/)).map(([name]) => name)).not.toContain("Board_cup_with_lid"),
  );
});

test("shows a problem of the engine, and keeps the scores", async () => {
  let fails = true;
  await opened((engine) => ({
    ...engine,
    comparisonUncertainty: async (...asked) =>
      fails ? { ok: false, problem: { code: "internal", detail: "test" } } : engine.comparisonUncertainty(...asked),
  }));
  expect(await screen.findByText(/^The uncertainty could not be calculated/)).toBeTruthy();
  fails = false;
  await press("Retry");
  await screen.findByRole("table", { name: /^Which differences hold/ });
});

test("downloads three tables, each row with seed, draws and spreads", async () => {
  const { files } = await opened();
  await screen.findByRole("table", { name: /^What decides it/ });
  await press("For analysts");
  await press("Save all ranges as CSV");
  await press("Save all pairs as CSV");
  await press("Save these inputs as CSV");
  await waitFor(() => expect(files).toHaveLength(3));
  const tables = files.map(({ text }) => csvRows(text));
  expect(tables[0]).toHaveLength(3 * 15);
  expect(tables[1]).toHaveLength(3 * 8);
  expect(tables[2]?.length).toBeGreaterThan(0);
  for (const row of tables.flat()) {
    expect(row).toMatchObject({ seed: "1", draws: "2000", "data version": "v1" });
    expect(row["spreads [geometric standard deviation]"]).toContain("litter 1.5");
  }
  // a difference is a share or points, not in the unit of the metric
  expect(tables.map(([row]) => Object.keys(row ?? {}).includes("unit"))).toEqual([true, false, false]);
  expect(files.map(({ name }) => name.split("_")[0])).toEqual([
    expect.stringContaining("uncertainty"),
    expect.stringContaining("uncertainty-of-differences"),
    expect.stringContaining("inputs-that-matter"),
  ]);
});
