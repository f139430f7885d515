import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { commandOptions, USAGE, UsageFault } from "../../../workers/command-line/options.ts";
import { REGION_IDS } from "../../../edge-api/contract/regions.ts";
import { shippedEngine } from "../../../workers/command-line/reference.ts";
import { scoreCommand } from "../../../workers/command-line/score-command.ts";
import type { ScoreResult } from "../../../workers/command-line/score-file.ts";
import { initialSettings } from "../../../workers/import/import-settings.ts";
import { matcherOfNames } from "../../../workers/import/names/name-matcher.ts";

const MAIN = join(import.meta.dirname, "../../../workers/command-line/main.ts");
const FILES = join(import.meta.dirname, "../../fixtures/import-files");
const folder = mkdtempSync(join(tmpdir(), "tare-score-"));

/** Runs the command in its own process, as an operator does. */
const spawned = (...args: readonly string[]) =>
  new Promise<{ readonly code: number; readonly out: string; readonly err: string }>((resolve) => {
    const options = { env: { ...process.env, NODE_NO_WARNINGS: "1" }, maxBuffer: 1e8 };
    execFile(process.execPath, [MAIN, ...args], options, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
const shipped = shippedEngine();
/** Runs the command in this process; the reference data are loaded once. */
const run = async (...args: readonly string[]) => {
  let [out, err] = ["", ""];
  const output = {
    print: (text: string) => void (out += text),
    complain: (text: unknown) => void (err += String(text)),
  };
  const code = await scoreCommand(args, output, () => shipped);
  return { code, out, err };
};
const json = async (...args: readonly string[]) => {
  const kept = mkdtempSync(join(folder, "out-"));
  const { code, out, err } = await run(...args, "--json", "--out", kept);
  if (out === "") throw new Error(err);
  const printed = JSON.parse(out) as ScoreResult;
  expect(Object.keys(printed).join(", ")).toBe(
    "sheet, header_row, columns, reading, questions, lines, rejected, total_uses, unmatched, scores",
  );
  for (const question of printed.questions)
    expect(["about", "text", "rows_of", "options"]).toEqual(expect.arrayContaining(Object.keys(question)));
  return { code, kept, printed, result: JSON.parse(readFileSync(join(kept, "result.json"), "utf8")) as ScoreResult };
};
const saved = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const sample = (start: string): string => join(FILES, start);

const AMBIGUOUS = sample("09-ambiguous-columns.csv");

it("plans the swaps that raise the score: what to buy, at the prices given, under a budget", async () => {
  const file = saved("plan.csv", "product,quantity\nhot_cup_paper_pe,260000\n");
  const prices = saved(
    "prices.csv",
    "product id,piece,wash\nhot_cup_paper_pe,0.09,\nhot_cup_glass,2.5,0.03\nhot_cup_ceramic,2,0.03\n",
  );
  const { code, out } = await run(
    file,
    "--counts",
    "uses",
    "--plan",
    "--prices",
    prices,
    "--budget",
    "100000",
    "--json",
  );
  const { plan } = JSON.parse(out) as ScoreResult;
  const [step] = plan?.steps ?? [];
  expect([code, step?.replaced_id, step?.purchase.saved_pieces]).toEqual([0, "hot_cup_paper_pe", 260_000]);
  expect(step?.cost.year_before).toBeCloseTo(23_400, 6);
  expect(step?.cost.outlay).toBe(((step?.purchase.pieces ?? 0) + (step?.purchase.stock ?? 0)) * 2.5);
  const words = await run(file, "--counts", "uses", "--plan", "--prices", prices, "--budget", "1");
  expect(words.out).toMatch(
    /Plan: 0 changes\..*Left out: hot_cup_paper_pe -> .* \(beyond the budget\)\..*more would buy/s,
  );
  expect((await run(file, "--budget", "5")).err).toContain("belong to --plan");
  expect((await run(file, "--plan", "--prices", saved("wrong.csv", "nothing,1\n"))).err).toContain("row 1");
});

describe("a file with open questions", () => {
  it("is not scored: the questions are printed with their answers, exit code 3", async () => {
    const { code, result } = await json(AMBIGUOUS);
    expect(code).toBe(3);
    expect(result.scores).toBeNull();
    expect(result.questions.map(({ about }) => about)).toEqual(["decimal", "quantity"]);
    // the names of this file end with packs, so that each neutral column may count packs
    expect(result.questions[1]?.options.map(({ option }) => option).toSorted()).toEqual([
      "--quantity Amount --unit pieces",
      "--quantity Count --unit pieces",
      "--quantity Units --unit pieces",
      "--reading 'Amount × [pack in the name]'",
      "--reading 'Count × [pack in the name]'",
    ]);
    expect(result.questions.flatMap(({ options }) => options).every(({ total }) => typeof total === "number")).toBe(
      true,
    );
  });

  it("is scored with answers as options, exit code 1 with rejected rows", async () => {
    const { code, result } = await json(AMBIGUOUS, "--quantity", "units", "--decimal", "comma", "--region", "Spain");
    expect(code).toBe(1);
    expect(result).toMatchObject({ questions: [], region: "Spain", quantity_counts: "pieces", header_row: 1 });
    expect(result.columns).toMatchObject({ product: "Item", quantity: "Units", site: "Site", order: "Order" });
    expect(result.lines).toBeGreaterThan(50);
    expect(result.rejected.length + result.lines).toBe(140);
    expect(result.scores?.summary).toBeGreaterThan(0);
    expect(result.unmatched.length).toBeGreaterThan(0);
  });

  it("gives dates, sites and article numbers, and an ambiguous date is no question", async () => {
    const file = saved(
      "dates.csv",
      "product,quantity,EAN,SKU,Site,PO,Date\nhot_cup_paper_pe,5,4006381333931,0042,North,PO-7,03/04/2026\nhot_cup_ceramic,6,,,South,,2026-12-31\n",
    );
    const left = await json(file, "--counts", "uses");
    expect([left.code, left.result.questions]).toEqual([0, []]);
    expect(left.result.unread_dates).toEqual({ first: ["03/04/2026"], count: 1 });
    const { code, result, kept } = await json(file, "--counts", "uses", "--dates", "day");
    expect([code, result.unread_dates.count, result.scores]).toEqual([0, 0, left.result.scores]);
    expect(readFileSync(join(kept, "lines.csv"), "utf8").replace("\uFEFF", "")).toBe(
      "row,name,product id,use case id,quantity,gtin,item_code,site,order_number,date\r\n" +
        "2,hot_cup_paper_pe,hot_cup_paper_pe,hot_cup,5,4006381333931,0042,North,PO-7,2026-04-03\r\n" +
        "3,hot_cup_ceramic,hot_cup_ceramic,hot_cup,6,,,South,,2026-12-31\r\n",
    );
    const words = await run(file);
    expect(words.out).toContain("Dates not read, 1 different ones: 03/04/2026.");
  });

  it("counts lines without a sure product as lines, and scores the others", async () => {
    const file = saved("unsure.csv", "item,pieces\nWooden fork,10\nPlastic fork,30\nNitrile gloves,5\n");
    const { code, result, kept } = await json(file);
    expect(code).toBe(1);
    expect([result.lines, result.total_uses, result.scored_lines, result.scored_uses]).toEqual([2, 40, 1, 10]);
    expect(result.unmatched.map(({ name, pieces, offers }) => [name, pieces, offers.length > 0])).toEqual([
      ["Plastic fork", 30, true],
      ["Nitrile gloves", 5, false],
    ]);
    expect(result.rejected.map(({ row, reason }) => [row, reason])).toEqual([[4, "nothing in the catalogue fits"]]);
    expect(readFileSync(join(kept, "lines.csv"), "utf8")).toMatch(
      /2,Wooden fork,fork_wood,fork,10\r\n3,Plastic fork,,,30/,
    );
    // every name has offers, but one has no sure match
    expect((await json(saved("forks.csv", "item,pieces\nWooden fork,10\nPlastic fork,30\n"))).code).toBe(1);
  });

  it("scores a line with an unknown food like one without a food, and reports the food", async () => {
    const { result } = await json(
      sample("02-uk-orders-total-column.csv"),
      "--quantity",
      "Qty (cases)",
      "--returns",
      "apart",
    );
    expect(result.foods_unknown).toEqual(["salad"]);
    expect(result.rejected.map(({ code }) => code)).not.toContain("food_unknown");
  });

  it("asks if a component list is a purchase list", async () => {
    const { code, result } = await json(sample("11-components.csv"));
    expect([code, result.questions[0]?.about, result.lines]).toEqual([3, "component_list", 0]);
    const answers = result.questions[0]?.options.map(({ option }) => option) ?? [];
    expect(answers).toContain("--quantity 'Items weighed'");
    const answered = await json(sample("11-components.csv"), "--quantity", "Items weighed");
    expect([answered.result.questions, answered.result.scores === null]).toEqual([[], false]);
  });

  it("is scored with the options that its questions print", async () => {
    const { result: asked } = await json(sample("02-uk-orders-total-column.csv"));
    const answers = asked.questions.flatMap(
      ({ options: [first] }) => (first?.option ?? "").match(/'[^']*'|\S+/g) ?? [],
    );
    const { result } = await json(
      sample("02-uk-orders-total-column.csv"),
      ...answers.map((word) => word.replaceAll("'", "")),
    );
    expect(result.questions).toEqual([]);
    expect(result.columns).toMatchObject({
      quantity: "Qty (cases)",
      units_per_pack: "Case size",
      total: "Total units",
    });
  });
});

it("asks for missing columns, and accepts them by name or number", async () => {
  const none = await json(saved("odd.csv", "thing,colour\nhot_cup_paper_pe,red\nhot_cup_ceramic,blue\n"));
  expect([none.code, none.result.scores]).toEqual([3, null]);
  expect(none.result.questions).toMatchObject([
    { about: "quantity", options: [{ option: "--quantity thing" }, { option: "--quantity colour" }] },
  ]);
  const unnamed = saved("unnamed.csv", "thing,,\nhot_cup_paper_pe,5,7\nhot_cup_ceramic,6,9\n");
  const { code, result } = await json(
    unnamed,
    "--counts",
    "uses",
    "--header-row",
    "1",
    "--product",
    "thing",
    "--quantity",
    "column 3",
  );
  expect([code, result.lines, result.total_uses]).toEqual([0, 2, 16]);
});

describe("a file without questions", () => {
  it("is scored with exit code 0 if every row is a line", async () => {
    const file = saved("good.csv", "product,quantity [uses]\nPaper hot cup,1000\nnosuch,5\n");
    const { names } = await shipped;
    const [one, two] = names.products;
    const good = saved("all.csv", `product,quantity [uses]\n${one?.prodsys_id},1000\n${two?.prodsys_id},5\n`);
    const { code, result } = await json(good);
    expect(result.rejected).toEqual([]);
    expect([code, result.lines, result.total_uses, result.scored_uses]).toEqual([0, 2, 1005, 1005]);
    expect((await json(file)).code).toBe(1);
  });

  it("is matched by a mapping file with factors, and names without a product are left out", async () => {
    const { names } = await shipped;
    const [product] = names.products;
    const file = saved("own-names.csv", "article,pieces\nour cup set,10\nfreight,1\n");
    const map = saved("map.csv", `their name,product id,factor\nour cup set,${product?.prodsys_id},2\nfreight,,\n`);
    const { code, result } = await json(file, "--mapping", map);
    expect([code, result.lines, result.total_uses]).toEqual([1, 1, 20]);
    expect(result.rejected).toEqual([{ row: 3, code: "left_out", reason: "left out by the mapping", text: "freight" }]);
    const wrong = saved("wrong.csv", "their name,product id,factor\nx,no_such_product,\n");
    expect((await run(file, "--mapping", wrong)).code).toBe(2);
  });

  it("is written as tables and result.json with --out", async () => {
    const { result, printed, kept: out } = await json(sample("08-us-mixed-units.txt"));
    expect(result).toMatchObject(printed);
    const rows = (name: string) =>
      Papa.parse<string[]>(readFileSync(join(out, name), "utf8"), { skipEmptyLines: true }).data.length - 1;
    expect([rows("lines.csv"), rows("rejected.csv")]).toEqual([result.lines, result.rejected.length]);
  });

  it("has a line for each month with --split", async () => {
    const file = saved("months.csv", "Product,January,February\nhot_cup_paper_pe,100,200\nhot_cup_ceramic,50,\n");
    const { result, kept } = await json(
      file,
      "--reading",
      "January + February",
      "--counts",
      "uses",
      "--split",
      "label",
    );
    expect([result.questions, result.scored_uses]).toEqual([[], 350]);
    expect(readFileSync(join(kept, "lines.csv"), "utf8").replace("\uFEFF", "")).toBe(
      "row,name,product id,use case id,quantity,label\r\n" +
        "2,hot_cup_paper_pe,hot_cup_paper_pe,hot_cup,100,January\r\n" +
        "2,hot_cup_paper_pe,hot_cup_paper_pe,hot_cup,200,February\r\n" +
        "3,hot_cup_ceramic,hot_cup_ceramic,hot_cup,50,January\r\n",
    );
  });

  it("has a column with an empty header named by the group above it", async () => {
    const file = saved(
      "grouped.csv",
      "Produkt;Lieferung;;Wert;\n;Kartons;Inhalt;Preis;Netto\nHolzgabel 16cm;2;100 u;3,10;6,20\nHolzgabel 18cm;3;10 x 50 u;3,10;9,30\n",
    );
    const { result } = await json(file);
    expect(result.columns).toMatchObject({ product: "Produkt", quantity: "Kartons", pack: "Inhalt" });
    expect([result.lines, result.total_uses]).toEqual([2, 1700]);
    expect((await json(file, "--product", "produkt")).result.lines).toBe(2);
  });

  it("gives the same names and figures as the worker of the page", async () => {
    const { engine, names } = await shipped;
    const job = { sheet: "s", job: "j" };
    const file = new Blob([readFileSync(sample("12-purchases-two-sheets.xlsx"))]);
    const summary = await engine.readSheet(file, {}, names, job, () => undefined);
    if (!summary.ok) throw new Error(summary.problem.detail);
    const first = initialSettings(summary.value);
    const { result } = await json(sample("12-purchases-two-sheets.xlsx"), "--returns", "apart");
    // the page accepts all sure matches with one button
    const choices = summary.value.columns.length === 0 ? [] : sureOf(names, file, result.lines);
    const settings = { ...first, returns: "apart" as const, answered: ["returns" as const], choices: await choices };
    const checked = await engine.checkSheet(settings, names, job, () => undefined);
    if (!checked.ok) throw new Error(checked.problem.detail);
    expect([result.scored_lines, result.scored_uses]).toEqual([checked.value.ready, checked.value.uses]);
  });
});

/** The choices of the page's "accept all sure ones" for the names of the workbook. */
async function sureOf(names: Awaited<ReturnType<typeof shippedEngine>>["names"], file: Blob, lines: number) {
  expect(lines).toBeGreaterThan(100);
  const { readSheet } = await import("../../../workers/import/read-sheet.ts");
  const { sheet } = await readSheet(file, {}, () => undefined);
  const column = sheet.header?.indexOf("Item description") ?? 0;
  const matcher = matcherOfNames(names);
  return sheet.values(column, Infinity).flatMap((value) => {
    const { sure, offers } = matcher.offers(value);
    const [first] = offers;
    return sure && first !== undefined ? [{ field: "product" as const, value, use: first.prodsys_id }] : [];
  });
}

it("gives the same offers for each name as the page", async () => {
  const texts = ["12OZ SW HOT CUP WHT PAPER 20/50", "Servietten 33x33 3-lagig", "Pappteller"];
  const { code, out } = await run("--names", saved("names.txt", `\uFEFF${texts.join("\r\n")}\r\n\r\n`), "--json");
  const matcher = matcherOfNames((await shipped).names);
  const expected = texts.map((name) => {
    const { sure, offers } = matcher.offers(name);
    return { name, sure, offers: offers.map(({ prodsys_id }) => prodsys_id) };
  });
  expect([code, JSON.parse(out)]).toEqual([0, expected]);
});

describe("the options", () => {
  it.each([
    [["a.csv", "b.csv"]],
    [[]],
    [["a.csv", "--decimal", "dot"]],
    [["a.csv", "--header-row", "x"]],
    [["a.csv", "--nonsense"]],
    [["a.csv", "--put-back", "1;2"]],
  ])("%j are rejected with a usage fault", (args) => expect(() => commandOptions(args)).toThrow(UsageFault));

  it.each([
    [["/nowhere/none.csv"], "cannot be read"],
    [[AMBIGUOUS, "--quantity", "Nothing"], 'no column "Nothing"'],
    [[AMBIGUOUS, "--region", "Atlantis"], "--region must be one of"],
    [["--names", "/nowhere/names.txt"], "cannot be read"],
  ])("%j end with exit code 2 and a message", async (args, words) => {
    const { code, err } = await run(...args);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  });
});

it("a program reads the result from stdout, a fault from stderr, and the exit code", async () => {
  const file = saved("spawned.csv", "product,quantity [uses]\nhot_cup_paper_pe,1000\n");
  const { code, out, err } = await spawned(file, "--json");
  expect([code, Object(JSON.parse(out)).lines, err]).toEqual([0, 1, ""]);
  expect(await spawned("/nowhere/none.csv")).toMatchObject({ code: 2, out: "", err: expect.stringContaining("read") });
});

it("says what an unreadable file is, with the list of options only if they are wrong", async () => {
  const html = saved("table.xls", "<html><table><tr><td>Item</td></tr></table></html>");
  expect((await run(html)).err).toBe(
    "This is a web page, whatever its name says. Open it in a spreadsheet and save it as .xlsx, .ods or CSV.",
  );
  expect((await run("--nonsense")).err).toContain("Usage:");
});

it("prints its version, and the help for -h", async () => {
  expect((await run("--version")).out).toMatch(/^tare \d+\.\d+\.\d+, data \S+\n$/);
  expect((await run("-h")).out).toBe(`${USAGE}\n`);
});

it("the help is printed without an error, and lists every region", async () => {
  expect(await spawned("--help")).toEqual({ code: 0, out: `${USAGE}\n`, err: "" });
  for (const region of REGION_IDS) expect(USAGE).toMatch(new RegExp(`\\b${region}\\b`));
});

it("a column that says kilograms counts kilograms, if it is named as the quantity", async () => {
  const file = saved("weights.csv", 'Article,Net kg\n"Paper cup, PE lined",121\n');
  const { code, printed } = await json(file, "--quantity", "Net kg");
  // 12.1 g each
  expect([code, printed.lines, printed.total_uses]).toEqual([0, 1, 10_000]);
});
