// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { downloadReturnAtom, type ReturnFile } from "../../../app/exports/packaging-return.ts";
import { returnFiguresAtom, type ReturnFigures } from "../../../app/state/portfolio/packaging-return-figures.ts";
import {
  answerReturnAtom,
  periodOf,
  returnAnswersAtom,
  type ReturnAnswers,
} from "../../../app/state/portfolio/packaging-return.ts";
import { startLoadingAtom } from "../../../app/state/start/loading.ts";
import { createPortfolioAtom } from "../../../app/state/work/portfolios.ts";
import { memoryFlags } from "../data/memory-stores.ts";
import { testTab } from "../state/test-services.ts";
import { csvRows } from "../csv-rows.ts";

const LINES = [
  { prodsys_id: "cup_pp", quantity: 300_000, site: "North", date: "2025-03-01" },
  { prodsys_id: "cup_pp", quantity: 100_000, site: "Office", date: "2025-04-01" },
  { prodsys_id: "cup_pp", quantity: 70_000, site: "North", date: "2025-09-01" },
  { prodsys_id: "cup_pp", quantity: 50_000, site: "Paris" },
].map((line) => ({ usecase_id: "cup", food_id: "soup", label: "", ...line }));

const portfolioTab = async (flags = memoryFlags(), region_use = "Europe") => {
  const tab = await testTab({ flags });
  await tab.store.set(startLoadingAtom);
  const made = await tab.store.set(
    createPortfolioAtom,
    { portfolio_name: "Canteens", portfolio_desc: "What they buy", region_use },
    LINES,
  );
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return { ...tab, id: made.value };
};
type Tab = Awaited<ReturnType<typeof portfolioTab>>;

/** The figures once the answers of now are in them. */
const figuresOf = ({ store, id }: Tab, isReady: (figures: ReturnFigures) => boolean = () => true) =>
  new Promise<ReturnFigures>((resolve) => {
    const look = () => {
      const { figures } = store.get(returnFiguresAtom(id));
      if (figures !== null && !figures.is_pending && isReady(figures)) resolve(figures);
    };
    store.sub(returnFiguresAtom(id), look);
    look();
  });

const answer = ({ store, id }: Tab, changes: Partial<ReturnAnswers>) => store.set(answerReturnAtom, id, changes);

const UK: Partial<ReturnAnswers> = {
  country: "GB",
  year: 2025,
  part: "H1",
  filled: "all",
  organisation_id: "123456",
  sites: { GB: { Office: "business", Paris: "none" } },
};

const textOf = async (tab: Tab, file: ReturnFile): Promise<{ readonly name: string; readonly text: string }> => {
  const saved = await tab.store.set(downloadReturnAtom, tab.id, file);
  if (!saved.ok) throw new Error(JSON.stringify(saved.problem));
  const { name, text } = tab.files.at(-1) ?? { name: "", text: "" };
  return { name, text };
};

describe("a packaging return", () => {
  it("asks the decisive questions, counts the lines of the period and its sites, and writes the regulator's file", async () => {
    const tab = await portfolioTab();
    const before = await figuresOf(tab);
    expect(before).toMatchObject({ asked: ["cup"], is_open: true });
    expect(await tab.store.set(downloadReturnAtom, tab.id, "uk")).toMatchObject({ ok: false });

    answer(tab, UK);
    const { counts } = await figuresOf(tab, ({ counts: now }) => now.counted === 2);
    expect(counts).toEqual({ counted: 2, other_period: 1, other_site: 1, undated: 0 });
    const { name, text } = await textOf(tab, "uk");
    expect(name).toMatch(/^Canteens-UK-packaging-data-file-GB-2025-H1-preparation_.*\.csv$/);
    const [header, ...rows] = text.split("\r\n");
    expect(header?.split(",")).toHaveLength(15);
    // cup_pp of the toy tables weighs 10 g
    expect(rows).toEqual([
      "123456,,L,2025-H1,SO,HH,P1,PL,Rigid,,,3000,,,",
      "123456,,L,2025-H1,SO,NH,P1,PL,,,,1000,,,",
      "",
    ]);
  });

  it("writes the basis of the file, and refuses a file that the regulator would refuse", async () => {
    const tab = await portfolioTab();
    answer(tab, UK);
    await figuresOf(tab, ({ counts }) => counts.counted === 2);
    const rows = csvRows((await textOf(tab, "uk_basis")).text);
    expect(rows[0]).toMatchObject({
      "line of the file": "2",
      "weight kg": "3000.000",
      "rests on assumed masses kg": "3000.000",
      "rests on weighed masses kg": "0.000",
      "base fee 2025/26 GBP per tonne": "423",
      "fee GBP (estimate)": "1269",
      status: "preparation, not filed",
      portfolio: "Canteens",
    });
    answer(tab, { organisation_id: "12" });
    expect(await tab.store.set(downloadReturnAtom, tab.id, "uk")).toMatchObject({ ok: false });
  });

  it("has the sites of its country; sites that one country's return leaves out are in another's", async () => {
    const tab = await portfolioTab();
    answer(tab, UK);
    await figuresOf(tab, ({ counts }) => counts.other_site === 1);
    answer(tab, { country: "FR", part: "year" });
    // until the masses of these lines are there, nothing is written
    expect(tab.store.get(returnFiguresAtom(tab.id)).figures?.is_pending).toBe(true);
    expect(await tab.store.set(downloadReturnAtom, tab.id, "categories")).toMatchObject({ ok: false });
    expect((await figuresOf(tab, ({ uk }) => uk === null)).counts).toMatchObject({ counted: 4, other_site: 0 });
    answer(tab, { country: "GB" });
    expect((await figuresOf(tab, ({ counts }) => counts.counted < 4)).counts).toMatchObject({ other_site: 1 });
  });

  it("writes categories, seven lines and German families in kilograms with three decimals", async () => {
    const tab = await portfolioTab();
    answer(tab, { country: "DE", year: 2025, part: "year", filled: "all" });
    await figuresOf(tab, ({ counts, uk }) => counts.counted === 4 && uk === null);
    const categories = csvRows((await textOf(tab, "categories")).text);
    expect(categories).toMatchObject([{ category: "12", "category name": "PP rigid", "weight kg": "5200.000" }]);
    expect(
      csvRows((await textOf(tab, "small_producer")).text).map((row) => [row["material"], row["weight kg"]]),
    ).toEqual([
      ["Glass", "0.000"],
      ["Plastic", "5200.000"],
      ["Paper/cardboard", "0.000"],
      ["Ferrous metal", "0.000"],
      ["Aluminium", "0.000"],
      ["Wood", "0.000"],
      ["Other", "0.000"],
    ]);
    const families = csvRows((await textOf(tab, "families")).text);
    expect(families).toHaveLength(8);
    expect(families.find((row) => row["Materialart"] === "Kunststoffe")?.["weight kg"]).toBe("5200.000");
  });

  it("keeps the answers in this browser, and ignores damaged ones", async () => {
    const flags = memoryFlags();
    const tab = await portfolioTab(flags);
    answer(tab, UK);
    const kept = flags.local.read("packaging_returns") ?? "";
    expect(JSON.parse(kept)).toMatchObject({ [tab.id]: { country: "GB", sites: { GB: { Office: "business" } } } });

    const other = await portfolioTab(memoryFlags());
    other.store.set(answerReturnAtom, other.id, { country: "DE" });
    expect(other.store.get(returnAnswersAtom(other.id)).country).toBe("DE");

    flags.local.write("packaging_returns", JSON.stringify({ [tab.id]: { country: "XX" } }));
    const again = await testTab({ flags });
    expect(again.store.get(returnAnswersAtom(tab.id))).toMatchObject({ country: "EU", filled: null });
  });

  it("is by default about the period of the newest line, and never about a future year", async () => {
    const tab = await portfolioTab(memoryFlags(), "UnitedKingdom");
    tab.store.sub(returnFiguresAtom(tab.id), () => undefined);
    const period = () => periodOf(tab.store.get(returnAnswersAtom(tab.id)));
    // the lines are of 2025, half of the site North's in September; the clock says 2026
    tab.pass(Date.UTC(2026, 10, 26));
    await vi.waitFor(() => expect(period()).toBe("2025-H2"));
    const toCome = LINES.map((line) => ({ ...line, date: "2031-09-01" }));
    const head = { portfolio_name: "Later", portfolio_desc: "Dates to come", region_use: "UnitedKingdom" };
    const made = await tab.store.set(createPortfolioAtom, head, toCome);
    const id = made.ok ? made.value : "";
    tab.store.sub(returnFiguresAtom(id), () => undefined);
    await vi.waitFor(() => expect(periodOf(tab.store.get(returnAnswersAtom(id)))).toBe("2026-H2"));
  });

  it("names periods as in the file: half years for large organisations, years for small ones", async () => {
    const { store, id } = await portfolioTab();
    const answers = store.get(returnAnswersAtom(id));
    expect(periodOf({ ...answers, country: "GB", year: 2026, part: "year" })).toBe("2026-H1");
    expect(periodOf({ ...answers, country: "GB", year: 2026, organisation_size: "S", part: "H2" })).toBe("2026-P0");
    expect(periodOf({ ...answers, country: "DE", year: 2026, part: "year" })).toBe("2026");
  });
});
