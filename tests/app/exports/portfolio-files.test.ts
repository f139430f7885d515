// @vitest-environment node
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import {
  importChoicesAtom,
  forgetChoicesAtom,
  rememberChoicesAtom,
} from "../../../app/state/portfolio/import-choices.ts";
import { setOwnerAtom } from "../../../app/state/core/owner.ts";
import { startLoadingAtom } from "../../../app/state/start/loading.ts";
import { downloadPortfolioCsvAtom, exportProgressAtom } from "../../../app/exports/portfolio-export.ts";
import {
  checkSheetAtom,
  closeSheetAtom,
  downloadRejectedAtom,
  downloadTemplateAtom,
  importProgressAtom,
  readSheetAtom,
  stopImportAtom,
  takeSheetAtom,
} from "../../../app/state/portfolio/portfolio-import.ts";
import { portfolioScoresAtom, type PortfolioScoresState } from "../../../app/state/portfolio/portfolio-scores.ts";
import { findSwapsAtom, swapProgressAtom } from "../../../app/state/portfolio/portfolio-swaps.ts";
import { setSwapChoicesAtom, swapChoicesAtom, USUAL_CHOICES } from "../../../app/state/portfolio/swap-limits.ts";
import { createPortfolioAtom, editEntriesAtom } from "../../../app/state/work/portfolios.ts";
import { swapEdit } from "../../../workers/engine/analysis/swap.ts";
import { applyEdits } from "../../../workers/engine/portfolio/line-edit.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { type FaultSentences, SENTENCES } from "../../../workers/import/sentences.ts";
import { initialSettings } from "../../../workers/import/import-settings.ts";
import { memoryFlags } from "../data/memory-stores.ts";
import { testTab } from "../state/test-services.ts";

const DRAFT = { portfolio_name: "Purchases", portfolio_desc: "A year", region_use: "Europe" };
const line = (prodsys_id: string, quantity: number, label = "") => ({
  usecase_id: "cup",
  prodsys_id,
  food_id: "soup",
  quantity,
  label,
});

/** A tab with loaded reference data. */
const loadedTab = async (flags = memoryFlags()) => {
  const tab = await testTab({ flags });
  await tab.store.set(startLoadingAtom);
  return tab;
};
type Tab = Awaited<ReturnType<typeof loadedTab>>;

/** Waits for the scores of a portfolio. */
const scored = ({ store }: Tab, id: string) =>
  new Promise<PortfolioScoresState>((resolve) => {
    const look = () => {
      const state = store.get(portfolioScoresAtom(id));
      if (state.status === "ready") resolve(state);
    };
    store.sub(portfolioScoresAtom(id), look);
    look();
  });

const valueOf = <T>(
  outcome: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: unknown },
): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.value;
};

describe("files of a portfolio", () => {
  it("exported lines import unchanged, and faulty rows can be downloaded", async () => {
    const tab = await loadedTab();
    const { store, blobs } = tab;
    const lines = [line("cup_pp", 120, "Kiosk"), line("cup_steel", 3000)];
    const id = valueOf(await store.set(createPortfolioAtom, DRAFT, lines));
    await scored(tab, id);
    expect(valueOf(await store.set(downloadPortfolioCsvAtom, { id, table: "entries" }))).toBeNull();
    expect(store.get(exportProgressAtom)).toBeNull();
    const [file] = blobs;
    expect(file?.name).toMatch(/^Purchases-lines_Europe_\d{4}-\d\d-\d\d_data-.+\.csv$/);

    const text = `${await file?.file.text()}cup,x,nothing,x,soup,x,,5\r\n`;
    const settings = initialSettings(valueOf(await store.set(readSheetAtom, text, {})));
    expect(valueOf(await store.set(checkSheetAtom, settings))).toMatchObject({ ready: 2, faulty: 1 });
    expect(store.get(importProgressAtom)).toBeNull();
    expect([...valueOf(await store.set(takeSheetAtom, LineTable.empty)).lines()]).toEqual(lines);

    const sentences = Object.fromEntries(
      Object.keys(SENTENCES.faults).map((code) => [code, `${code}!`]),
    ) as FaultSentences;
    valueOf(await store.set(downloadRejectedAtom, "einkauf.csv", sentences, "csv"));
    expect(blobs.at(-1)?.name).toBe("einkauf_to-fix.csv");
    const { data } = Papa.parse<string[]>(await (blobs.at(-1)?.file.text() ?? ""), { skipEmptyLines: true });
    expect(data).toHaveLength(2);
    expect(data[1]?.at(-1)).toBe("product_unknown!");
    await store.set(closeSheetAtom);
    expect(await store.set(takeSheetAtom, LineTable.empty)).toMatchObject({ problem: { code: "no_sheet" } });
  });

  it("the template is a workbook and a valid import", async () => {
    const { store, blobs } = await loadedTab();
    valueOf(await store.set(downloadTemplateAtom, true));
    const [example] = blobs;
    if (example === undefined) throw new Error("nothing was downloaded");
    expect(example.name).toBe("tare-portfolio-example.xlsx");
    const summary = valueOf(await store.set(readSheetAtom, example.file, {}));
    expect(summary.rows).toBeGreaterThan(1);
    const checked = valueOf(await store.set(checkSheetAtom, initialSettings(summary)));
    expect(checked).toMatchObject({ ready: summary.rows, faulty: 0 });
  });

  it("a stopped read is reported as cancelled, and the file can be read again", async () => {
    const { store } = await loadedTab();
    const text = `product,quantity\r\n${"cup_pp,1\r\n".repeat(40_000)}`;
    const reading = store.set(readSheetAtom, text, {});
    await new Promise<void>((resolve) =>
      store.sub(importProgressAtom, () => {
        if ((store.get(importProgressAtom) ?? 0) > 0) resolve();
      }),
    );
    await store.set(stopImportAtom);
    expect(await reading).toMatchObject({ problem: { code: "cancelled" } });
    expect(valueOf(await store.set(readSheetAtom, text, {})).rows).toBe(40_000);
  });

  it("scores that are not ready are not written", async () => {
    const { store } = await loadedTab();
    const id = valueOf(await store.set(createPortfolioAtom, DRAFT, [line("cup_pp", 1)]));
    expect(await store.set(downloadPortfolioCsvAtom, { id, table: "scores" })).toMatchObject({ ok: false });
  });
});

describe("swaps of a portfolio", () => {
  const LIMITS = {
    reusables_only: false,
    excluded: [],
    forbidden: [],
    allowed: null,
    no_losses: false,
    usecase_id: null,
    site: null,
  };

  it("give exactly the promised summary when the first ones are applied, and keep label, food and details", async () => {
    const tab = await loadedTab();
    const { store } = tab;
    const lines = [
      { ...line("cup_pp", 100, "Kiosk"), site: "North" },
      line("cup_board", 50),
      { ...line("cup_pp", 7), food_id: "water" },
    ];
    const id = valueOf(await store.set(createPortfolioAtom, DRAFT, lines));
    await scored(tab, id);
    const { steps, table } = valueOf(await store.set(findSwapsAtom, id, LIMITS));
    expect(store.get(swapProgressAtom)).toBeNull();
    const first = steps.find(({ replaced_id }) => replaced_id === "cup_pp");
    if (first === undefined) throw new Error("no swap of the PP cup");
    expect([...first.places]).toEqual([0, 2]);
    const made = steps.map((step) => swapEdit(table, step));
    valueOf(await store.set(editEntriesAtom, id, made));
    const { scores } = await scored(tab, id);
    expect(scores?.summary).toBe(steps.at(-1)?.summary_after);
    const [now] = [...applyEdits(table, [swapEdit(table, first)]).table.lines()];
    expect(now).toMatchObject({ prodsys_id: first.prodsys_id, food_id: "soup", label: "Kiosk", site: "North" });
  });
});

describe("limits of swaps", () => {
  it("are remembered for each portfolio, and damaged ones are dropped", async () => {
    const flags = memoryFlags();
    const { store } = await loadedTab(flags);
    store.set(setSwapChoicesAtom, "a", { excluded: ["cup_pp"], most: 3 });
    store.set(setSwapChoicesAtom, "a", { allowed: [] });
    store.set(setSwapChoicesAtom, "b", { reusables_only: true });
    const { store: next } = await loadedTab(flags);
    expect(next.get(swapChoicesAtom("a"))).toEqual({ ...USUAL_CHOICES, excluded: ["cup_pp"], most: 3, allowed: [] });
    expect(next.get(swapChoicesAtom("b"))).toEqual({ ...USUAL_CHOICES, reusables_only: true });
    expect(next.get(swapChoicesAtom("c"))).toEqual(USUAL_CHOICES);
    flags.local.write("swap_limits", '[["a",{"most":0}]]');
    expect((await loadedTab(flags)).store.get(swapChoicesAtom("a"))).toEqual(USUAL_CHOICES);
  });

  it("of many portfolios are dropped, the oldest first", async () => {
    const { store } = await loadedTab();
    for (let at = 0; at <= 50; at++) store.set(setSwapChoicesAtom, `p${at}`, { most: 2 });
    expect(store.get(swapChoicesAtom("p0"))).toEqual(USUAL_CHOICES);
    expect(store.get(swapChoicesAtom("p1")).most).toBe(2);
  });
});

describe("choices about cells", () => {
  it("are restored on the next visit, without those of one file only; damaged ones are dropped", async () => {
    const flags = memoryFlags();
    const { store } = await loadedTab(flags);
    const pappe = { field: "use_case", value: "Pappbecher", use: "cup" } as const;
    store.set(rememberChoicesAtom, [
      { ...pappe, use: "plate" },
      { field: "quantity", value: "1.5", use: 2 },
      { field: "food", value: "Kehricht", use: null },
    ]);
    store.set(rememberChoicesAtom, [pappe]);
    // the next user of this tab does not get them
    const kept = flags.local.read("import_choices") ?? "";
    flags.local.remove("import_choices");
    store.set(setOwnerAtom, "next@example.org");
    expect(store.get(importChoicesAtom)).toEqual([]);
    flags.local.write("import_choices", kept);
    const next = await loadedTab(flags);
    expect(next.store.get(importChoicesAtom)).toEqual([pappe]);
    next.store.set(forgetChoicesAtom);
    expect(next.store.get(importChoicesAtom)).toEqual([]);
    flags.local.write("import_choices", '[{"field":"colour"}]');
    expect((await loadedTab(flags)).store.get(importChoicesAtom)).toEqual([]);
    flags.local.write("import_choices", "{");
    expect((await loadedTab(flags)).store.get(importChoicesAtom)).toEqual([]);
  });
});
