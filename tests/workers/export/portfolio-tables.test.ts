import Papa from "papaparse";
import { describe, expect, it, test } from "vitest";
import { METRIC_IDS, QUANT_METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { PORTFOLIO_TABLES, type SwapFileLimits } from "../../../workers/export/export-api.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
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
    expect(first).toMatchObject({ "data version": "v1" });
    // the short lines name only region and version
    const context = { portfolio_id: "p1", portfolio: "'=All purchases", "climate counted as": "GWP100, IPCC AR5" };
    expect(first).toMatchObject(table === "lines" ? { region: HEAD.region_name } : context);
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

  it("lines: the same figures under names, without ids", async () => {
    const [short, full] = [await rowsOf("lines"), await rowsOf("entries")];
    const [first = {}] = short;
    expect(Object.keys(first)).toEqual([
      "use case",
      "product",
      "food",
      "label",
      "quantity [uses]",
      "number of pieces",
      "mass [kg]",
      "climate [g]",
      "summary score [0-100, higher is better]",
      "market rules",
      "region",
      "data version",
    ]);
    const climate = Object.keys(full[0] ?? {}).find((name) => name.startsWith("climate raw")) ?? "";
    expect(short.map((row) => row["climate [g]"])).toEqual(full.map((row) => row[climate]));
    const shared = Object.keys(first).filter((name) => name !== "climate [g]");
    const same = (row: Record<string, string>) => shared.map((name) => row[name]);
    expect(short.map(same)).toEqual(full.map(same));
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
    expect(kpis.slice(-5, -3).map((row) => [row["key figure"], row["unit"], row["value [unit]"]])).toEqual([
      ["water scarcity", "m3 world-eq", ""],
      ["drawn for washing", "L", ""],
    ]);
    const marks = await service.portfolioEndOfLife("p");
    if (!marks.ok) throw new Error(marks.problem.detail);
    const { landfilled, incinerated, recovered } = marks.value.total;
    expect(kpis.slice(-3).map((row) => [row["key figure"], row["unit"], row["value [unit]"]])).toEqual([
      ["climate if all landfilled", "g CO2e", String(landfilled ?? "")],
      ["climate if all incinerated", "g CO2e", String(incinerated ?? "")],
      ["climate if all recovered", "g CO2e", String(recovered ?? "")],
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
  const LIMITS = {
    reusables_only: false,
    excluded: ["cup_old"],
    forbidden: ["plate_pp"],
    allowed: null,
    no_losses: false,
    usecase_id: null,
    places: null,
    site: null,
    own: { products: [], settings: {} },
    most: 1,
  };
  const job = { portfolio: "p", job: "swaps" };
  const saved = async (limits: SwapFileLimits = LIMITS, heard: (share: number) => void = () => undefined) => {
    const answer = await service.exportSwaps(limits, HEAD, names, { decimalComma: false }, job, heard);
    if (!answer.ok) throw new Error(answer.problem.detail);
    return Papa.parse<Record<string, string>>(await answer.value.text(), { header: true, skipEmptyLines: true }).data;
  };

  it("are exported all, in the order and with the figures of the path, and those beyond the limit are marked", async () => {
    const rows = await saved();
    const found = await service.swapPath(LIMITS, job, () => undefined);
    if (!found.ok) throw new Error(found.problem.detail);
    const { steps } = found.value;
    expect(steps.length).toBeGreaterThan(1);
    expect(rows.map((row) => [row["product_id"], row["replacement product_id"]])).toEqual(
      steps.map(({ replaced_id, prodsys_id }) => [replaced_id, prodsys_id]),
    );
    expect(rows.map((row) => row["within the limit of changes"])).toEqual(
      steps.map((_, at) => (at < 1 ? "yes" : "no")),
    );
    rows.forEach((row, at) => {
      const step = steps[at];
      if (step === undefined) throw new Error("a row without a step");
      expect(row["change"]).toBe(String(at + 1));
      expect(row["lines"]).toBe(String(step.places.length));
      expect(Number(row["quantity [uses]"])).toBe(step.quantity_before);
      expect(Number(row["replacement quantity [uses]"])).toBe(step.quantity_after);
      expect(row["food_ids"]).toBe(step.food_ids.join(" | "));
      expect(Number(row["summary score of the portfolio with this change too [0-100, higher is better]"])).toBe(
        step.summary_after,
      );
      expect(Number(row["points gained"])).toBeCloseTo(step.summary_after - step.summary_before, 9);
      const raw = Object.keys(row).find((name) => name.startsWith("climate raw of the lines"));
      expect(Number(row[raw ?? ""])).toBe(step.before.raw.climate);
      expect(row["chemicals of the lines assumed"]).toBe(step.assumed_before.includes("chemicals") ? "yes" : "no");
    });
    const banned = rows.find((row) => row["product_id"] === "cup_pp");
    expect(banned?.["market rules"]).toBe("not allowed from 2021-07-03 (Law 1)");
    expect(banned).toMatchObject({ portfolio: "'=All purchases", "data version": "v1" });
    // the portfolio is unchanged
    expect((await service.portfolioEntries("p", Uint32Array.of(0))).ok).toBe(true);
    expect(await rowsOf("scores")).toHaveLength(METRIC_IDS.length + 1);
  });

  it("say the limits that they keep", async () => {
    const [row] = await saved({
      ...LIMITS,
      reusables_only: true,
      usecase_id: "cup",
      allowed: ["cup_steel", "cup_glass"],
      site: "North",
    });
    expect(row).toMatchObject({
      "limit: changes at most": "1",
      "limit: reusables only": "yes",
      "limit: only use case": "cup",
      "limit: no metric of the lines may get worse": "no",
      "limit: only site": "North",
      "limit: product_ids ruled out": "cup_old",
      "limit: only these product_ids": "cup_steel | cup_glass",
      "limit: product_ids not allowed by law": "plate_pp",
    });
  });

  it("a long export reports progress and can be cancelled", async () => {
    const products = Array.from({ length: 500 }, (_, at) => ({
      prodsys_id: `mine_${at}`,
      usecase: "cup",
      prodsys_name: `Cup ${at}`,
      reusable_yn: "0" as const,
      components: [
        { component_id: "a", mat_recipe_id: "steel", mass_grams: 1 + at, main_yn: "1" as const, dimension_prod: 350 },
      ],
    }));
    const long = { ...LIMITS, own: { products, settings: {} } };
    const shares: number[] = [];
    const [row] = await saved(long, (share) => void shares.push(share));
    expect(row?.["replacement product_id"]).toBeDefined();
    expect(shares.length).toBeGreaterThan(0);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    const stopped = await service.exportSwaps(
      long,
      HEAD,
      names,
      { decimalComma: false },
      job,
      () => void service.cancel("swaps"),
    );
    expect(stopped).toMatchObject({ ok: false, problem: { code: "cancelled" } });
  });
});

describe("lines that a scenario changes", () => {
  it("can be cancelled during the export", async () => {
    const many = LineTable.of(Array.from({ length: 40_000 }, (_, at) => line("cup", "cup_pp", at + 1)));
    const now = LineTable.of(Array.from({ length: 40_000 }, (_, at) => line("cup", "cup_steel", at + 1)));
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
  const head = { portfolio_id: "", portfolio_name: "", region_id: "", region_name: "", period: "", data_version: "" };

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
