import Papa from "papaparse";
import { describe, expect, it, test } from "vitest";
import { METRIC_IDS, QUANT_METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { PORTFOLIO_TABLES } from "../../../workers/export/export-api.ts";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
import { HEAD, toyExports } from "./exports.ts";

const line = (usecase_id: string, prodsys_id: string, quantity: number, label = "") => ({
  usecase_id,
  prodsys_id,
  food_id: "soup",
  quantity,
  label,
});
const LINES = [
  line("cup", "cup_pp", 1000, "Kiosk"),
  line("cup", "cup_steel", 5000),
  line("cup", "cup_pp", 7, "=x"),
  line("plate", "plate_fibre", 300),
  line("cup", "gone", 9),
];

const { service, names, open, file } = await toyExports();
const { entries, scores } = await open(LINES);

const rowsOf = async (table: (typeof PORTFOLIO_TABLES)[number]) => {
  const text = await (await file(table, entries)).text();
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
};
const sumOf = (rows: readonly Record<string, string>[], column: string): number =>
  rows.reduce((sum, row) => sum + Number(row[column]), 0);

describe("tables of a portfolio", () => {
  test.each(PORTFOLIO_TABLES)("%s: every row is as long as the header and has its context", async (table) => {
    const bytes = new Uint8Array(await (await file(table, entries)).arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const { data } = Papa.parse<string[]>(new TextDecoder().decode(bytes), { newline: "\r\n", skipEmptyLines: true });
    expect(data.length).toBeGreaterThan(1);
    expect(new Set(data.map((row) => row.length)).size).toBe(1);
    const [first] = await rowsOf(table);
    expect(first).toMatchObject({ portfolio_id: "p1", portfolio: "'=All purchases", "data version": "v1" });
    expect(first?.["climate counted as"]).toBe("GWP100, IPCC AR5");
    expect(Object.values(first ?? {}).some((cell) => /NaN|Infinity|undefined|\[object/.test(cell))).toBe(false);
  });

  it("entries: lines in order with their figures; missing products have none", async () => {
    const rows = await rowsOf("entries");
    expect(rows.map((row) => [row["product_id"], row["quantity [uses]"], row["label"]])).toEqual([
      ["cup_pp", "1000", "Kiosk"],
      ["cup_steel", "5000", ""],
      ["cup_pp", "7", "'=x"],
      ["plate_fibre", "300", ""],
      ["gone", "9", ""],
    ]);
    expect(rows[4]).toMatchObject({ product: "gone", "mass [kg]": "", "summary score [0-100, higher is better]": "" });
    const climate = Object.keys(rows[0] ?? {}).find((name) => name.startsWith("climate raw"));
    expect(sumOf(rows.slice(0, 4), climate ?? "")).toBeCloseTo(scores.raw.climate ?? 0, 9);
    expect(sumOf(rows.slice(0, 4), "mass [kg]")).toBeCloseTo(scores.kpis.mass_kg, 9);
  });

  it.each(["entries", "weights"] as const)("%s: the market rules of the region for each product", async (table) => {
    const rows = await rowsOf(table);
    const lawOf = (id: string) => [
      ...new Set(rows.filter((row) => row["product_id"] === id).map((row) => row["market rules"])),
    ];
    expect(lawOf("cup_pp")).toEqual(["not allowed from 2021-07-03 (Law 1)"]);
    expect(lawOf("cup_steel")).toEqual([""]);
    expect(lawOf("plate_fibre")).toEqual([""]);
  });

  it("scores: one row per metric and the summary, with best and worst portfolio", async () => {
    const rows = await rowsOf("scores");
    expect(rows).toHaveLength(METRIC_IDS.length + 1);
    const climate = rows.find((row) => row["metric_id"] === "climate");
    expect(Number(climate?.["raw [unit of raw]"])).toBe(scores.raw.climate);
    expect(Number(climate?.["best portfolio score [higher is better]"])).toBe(scores.best?.score.climate);
    expect(Number(rows.at(-1)?.["score [higher is better]"])).toBe(scores.summary);
  });

  it("contributions: each group sums to the portfolio", async () => {
    const rows = await rowsOf("contributions");
    for (const id of QUANT_METRIC_IDS) {
      const column = Object.keys(rows[0] ?? {}).find((name) => name.startsWith(`${id} [`) && !name.includes("share"));
      for (const by of ["use case", "stage", "product"]) {
        const cut = rows.filter((row) => row["by"] === by);
        expect(cut.length).toBeGreaterThan(1);
        expect(sumOf(cut, column ?? "")).toBeCloseTo(scores.raw[id] ?? 0, 9);
      }
    }
  });

  it("weights: components and materials sum to the mass of the key figures, to the gram", async () => {
    const kpis = await rowsOf("kpis");
    const mass = Number(kpis.find((row) => row["key figure"] === "mass")?.["value [unit]"]);
    expect(mass).toBe(scores.kpis.mass_kg);
    // the toy data have no AWARE factors, and do not say what a rack draws
    expect(kpis.slice(-2).map((row) => [row["key figure"], row["unit"], row["value [unit]"]])).toEqual([
      ["water scarcity", "m3 world-eq", ""],
      ["drawn for washing", "L", ""],
    ]);
    for (const table of ["weights", "materials"] as const) {
      expect(Math.abs(sumOf(await rowsOf(table), "mass [kg]") - mass)).toBeLessThan(0.0005);
    }
    const materials = await rowsOf("materials");
    expect(sumOf(materials, "mass of single-use products [kg]")).toBeCloseTo(scores.kpis.single_use_mass_kg, 9);
    expect(sumOf(materials, "mass of reusable products [kg]")).toBeCloseTo(mass - scores.kpis.single_use_mass_kg, 9);
    const weights = await rowsOf("weights");
    for (const row of weights) {
      const grams = Number(row["mass per piece [g]"]);
      const kg = ((Number(row["uses"]) / Number(row["uses per piece"])) * grams) / 1000;
      expect(kg).toBeCloseTo(Number(row["mass [kg]"]), 9);
    }
    const cups = weights.filter((row) => row["product_id"] === "cup_pp");
    expect(cups.map((row) => row["uses"])).toEqual(cups.map(() => "1007"));
  });

  it("with decimal commas, cells are separated by semicolons", async () => {
    const text = await (await file("kpis", entries, true)).text();
    const { data } = Papa.parse<Record<string, string>>(text, { header: true, delimiter: ";", skipEmptyLines: true });
    const mass = data.find((row) => row["key figure"] === "mass");
    expect(Number(mass?.["value [unit]"]?.replace(",", "."))).toBe(scores.kpis.mass_kg);
  });
});

it("weights say what is no packaging in law: cutlery", async () => {
  const own = await toyExports();
  const opened = await own.open([line("cup", "cup_pp", 1000), line("fork", "fork_pp", 500)]);
  const rows = async (table: "weights" | "materials") => {
    const text = await (await own.file(table, opened.entries)).text();
    return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
  };
  const weights = await rows("weights");
  const forks = weights.filter((row) => row["usecase_id"] === "fork");
  expect(forks.map((row) => row["packaging in EU law"])).toEqual(forks.map(() => "no"));
  expect(weights.find((row) => row["usecase_id"] === "cup")?.["packaging in EU law"]).not.toBe("no");
  expect(sumOf(forks, "mass [kg]")).toBeGreaterThan(0);
  expect(sumOf(await rows("materials"), "mass that is no packaging in EU law [kg]")).toBe(sumOf(forks, "mass [kg]"));
});

describe("swaps", () => {
  const LIMITS = { reusables_only: false, excluded: [], usecase_id: null, own: { products: [], settings: {} } };
  const job = { portfolio: "p", job: "swaps" };
  const saved = async (heard: (share: number) => void = () => undefined) => {
    const answer = await service.exportSwaps(LIMITS, HEAD, entries.data(), names, { decimalComma: false }, job, heard);
    if (!answer.ok) throw new Error(answer.problem.detail);
    return Papa.parse<Record<string, string>>(await answer.value.text(), { header: true, skipEmptyLines: true }).data;
  };

  it("are exported in the order and with the figures of the suggestions", async () => {
    const rows = await saved();
    const found = await service.suggestSwaps({ ...LIMITS, most: 1000 }, job, () => undefined);
    if (!found.ok) throw new Error(found.problem.detail);
    const { suggestions } = found.value;
    expect(rows.length).toBe(found.value.improvable);
    expect(rows.map((row) => [row["line"], row["replacement product_id"]])).toEqual(
      suggestions.map(({ entry, prodsys_id }) => [String(entry + 1), prodsys_id]),
    );
    rows.forEach((row, at) => {
      const { summary_after, before } = suggestions[at] ?? {};
      expect(Number(row["summary score of the portfolio with the swap [0-100, higher is better]"])).toBe(summary_after);
      const raw = Object.keys(row).find((name) => name.startsWith("climate raw of the line"));
      expect(Number(row[raw ?? ""])).toBe(before?.raw.climate);
      expect(row["chemicals of the line assumed"]).toBe(before?.assumed.includes("chemicals") ? "yes" : "no");
    });
    const banned = rows.find((row) => row["product_id"] === "cup_pp");
    expect(banned?.["market rules"]).toBe("not allowed from 2021-07-03 (Law 1)");
    expect(banned).toMatchObject({ label: "Kiosk", portfolio: "'=All purchases", "data version": "v1" });
    // the portfolio is unchanged
    expect((await service.portfolioEntries("p", Uint32Array.of(0))).ok).toBe(true);
    expect(await rowsOf("scores")).toHaveLength(METRIC_IDS.length + 1);
  });

  it("a file has more swaps than the screen; a long export reports progress and can be cancelled", async () => {
    const lines = Array.from({ length: 3000 }, (_, at) => line("cup", "cup_pp", at + 1));
    const long = await open(lines);
    const shares: number[] = [];
    const all = await service.exportSwaps(
      LIMITS,
      HEAD,
      long.entries.data(),
      names,
      { decimalComma: false },
      job,
      (share) => void shares.push(share),
    );
    if (!all.ok) throw new Error(all.problem.detail);
    expect((await all.value.text()).split("\r\n").length).toBe(3000 + 2);
    expect(shares.length).toBeGreaterThan(2);
    const stopped = await service.exportSwaps(
      LIMITS,
      HEAD,
      long.entries.data(),
      names,
      { decimalComma: false },
      job,
      () => void service.cancel("swaps"),
    );
    expect(stopped).toMatchObject({ ok: false, problem: { code: "cancelled" } });
    await open(LINES);
  });
});

describe("lines that a scenario changes", () => {
  it("can be cancelled during the export", async () => {
    const many = EntryTable.of(Array.from({ length: 40_000 }, (_, at) => line("cup", "cup_pp", at + 1)));
    const now = EntryTable.of(Array.from({ length: 40_000 }, (_, at) => line("cup", "cup_steel", at + 1)));
    const format = { decimalComma: false };
    const write = (heard: () => void) =>
      service.exportLineChanges(many.data(), now.data(), HEAD, names, format, "changes", heard);
    expect(await write(() => void service.cancel("changes"))).toMatchObject({ problem: { code: "cancelled" } });
    const whole = await write(() => undefined);
    expect(whole.ok && (await whole.value.text()).split("\r\n").length).toBe(40_000 + 2);
  });
});

describe("problems of an export", () => {
  const job = { portfolio: "p", job: "export" };
  const head = { portfolio_id: "", portfolio_name: "", region_id: "", region_name: "", data_version: "" };

  it("are returned as results", async () => {
    const ask = (portfolio: string, lines: typeof entries) =>
      service.exportPortfolio(
        "entries",
        { ...head, custom_recycling: false, own_weights: false, climate_method: null },
        lines.data(),
        names,
        { decimalComma: false },
        { ...job, portfolio },
        () => undefined,
      );
    expect(await ask("nobody", entries)).toMatchObject({ problem: { code: "no_portfolio" } });
    expect(await ask("p", entries.without(Uint32Array.of(0)))).toMatchObject({ problem: { code: "bad_portfolio" } });
  });
});
