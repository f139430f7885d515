import { join } from "node:path";
import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import type { ChoosableNames } from "../../../workers/choosable-names.ts";
import type { ImportQuestion } from "../../../workers/import/import-api.ts";
import { type ImportSettings, initialSettings } from "../../../workers/import/import-settings.ts";
import { commandOptions } from "../../../workers/command-line/options.ts";
import { figuresOf, rowsOf } from "../../../workers/command-line/list-rows.ts";
import { ROW } from "../../../workers/import/match-rows.ts";
import { readPurchases, type PurchaseList } from "../../../workers/command-line/purchase-list.ts";
import { columnsOf } from "../../../workers/command-line/score-file.ts";
import { shippedEngine } from "../../../workers/command-line/reference.ts";
import { createScoringService } from "../../../workers/scoring-service.ts";
import { ANSWERS, asStated, EXPECTED, rejectedOf, returnsOf, sampleBlob } from "./sample-files.ts";
import { isSameReading } from "../../../workers/import/quantity/reading.ts";
import { heard } from "./sheets.ts";

const SAMPLE_NAMES = join(import.meta.dirname, "../../fixtures/import-names/sample-names.csv");

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** A catalogue with one product for each matchable name of the samples: name matching is tested elsewhere. */
const NAMES: ChoosableNames = {
  products: Papa.parse<{ name: string; accepted: string }>(readFileSync(SAMPLE_NAMES, "utf8"), {
    header: true,
    skipEmptyLines: true,
  })
    .data.filter(({ accepted }) => accepted !== "")
    .map(({ name }) => oneLine(name))
    .filter((name, at, all) => all.indexOf(name) === at)
    .map((name, at) => ({ prodsys_id: `p${at}`, prodsys_name: name, usecase_id: "u", reusable: false, uses: 1 })),
  foods: [{ food_id: "worst", food_name: "Highest risk" }],
  use_cases: [{ usecase_id: "u", usecase_name: "Packaging" }],
  default_food: "worst",
};

const ASKED: Readonly<Record<string, readonly string[]>> = {
  "02-uk-orders-total-column.csv": ["quantity", "returns"],
  "09-ambiguous-columns.csv": ["decimal", "quantity"],
  "11-components.csv": ["quantity"],
};

/** Fault codes of the import by the reasons in the expected figures. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  "nothing in the catalogue fits": ["product_unknown"],
  "charge or deposit, not goods": ["product_unknown"],
  subtotal: ["subtotal"],
  "grand total": ["total"],
  "quantity cannot be read": ["quantity_no_number", "product_unknown"],
  "quantity is zero": ["quantity_zero", "product_unknown"],
  "quantity is empty": ["quantity_empty"],
  "units per case are missing": ["pack_missing"],
};

const lists = new Map<string, Promise<PurchaseList>>();
/** A sample read by the command; each way of reading it is read once. */
function listOf(file: string, args: readonly string[], names = NAMES): Promise<PurchaseList> {
  const key = [names === NAMES, file, ...args].join(" ");
  const list = lists.get(key) ?? readPurchases(sampleBlob(file), commandOptions([file, ...args]), names, []);
  lists.set(key, list);
  return list;
}
/** Says what happens to returns, where the file has any. */
const returnsTo = (expected: (typeof EXPECTED)[number], how: "subtract" | "apart") =>
  returnsOf(expected) > 0 ? ["--returns", how] : [];
const open = (questions: readonly ImportQuestion[]) => questions.filter((one) => one.open).map(({ about }) => about);

const countsOf = ({ guess, settings }: PurchaseList): string => {
  if (guess.components) return "nothing: a component list";
  const counts = settings.reading?.terms[0]?.counts ?? "pieces";
  return counts === "by_unit" ? "by the unit column" : counts;
};

/** The columns that hold numbers of articles; all other codes, of suppliers and of orders, are none. */
const ARTICLE_NUMBERS: Readonly<Record<string, string>> = {
  "01-us-purchase-history.csv": "Item #",
  "03-de-umsatzliste.csv": "Artikel-Nr.",
  "06-fr-achats.csv": "Réf.",
};

describe.each(EXPECTED)("$file", (expected) => {
  const { file } = expected;
  const answers = ANSWERS[file] ?? [];

  it("has the expected sheet, header, columns and units", async () => {
    const list = await listOf(file, answers);
    expect(list.read.sheet_name).toBe(expected.sheet);
    expect(list.read.header_row).toBe(expected.header_row);
    expect(columnsOf(list)).toEqual(expected.columns);
    const code = list.settings.mapping.item_code;
    expect(code === null ? undefined : list.read.sheet.header?.[code]).toBe(ARTICLE_NUMBERS[file]);
    expect(countsOf(list)).toBe(expected.quantity_counts);
    // numbers of a workbook have no decimal sign
    const told = ["point", "comma"].includes(expected.numbers.decimal)
      ? expected.numbers.decimal
      : list.settings.decimal;
    expect(list.settings.decimal).toBe(told);
  });

  it("has the expected questions about the expected rows", async () => {
    const { preview } = await listOf(file, []);
    const asked = ASKED[file] ?? (returnsOf(expected) > 0 ? ["returns"] : []);
    expect(open(preview.questions)).toEqual(asked);
    const returns = preview.questions.find(({ about }) => about === "returns");
    const told = "lines" in expected.returns ? returns?.rows : expected.returns.map(({ row }) => row);
    expect(returns?.rows ?? []).toEqual(told);
    const quantity = preview.questions.find(({ about }) => about === "quantity");
    expect(quantity?.rows ?? []).toEqual(expected.total_disagrees ?? []);
  });

  it("has the expected lines and totals", async () => {
    const { preview } = await listOf(file, [...answers, ...returnsTo(expected, "subtract")]);
    expect(open(preview.questions)).toEqual(expected.file.startsWith("11") ? ["quantity"] : []);
    expect(preview.ready).toBe(expected.lines);
    expect(preview.pieces).toBe(expected.total_uses_or_pieces);
    expect(preview.returns.rows).toBe(returnsOf(expected));
    const apart = await listOf(file, [...answers, ...returnsTo(expected, "apart")]);
    expect(apart.preview.pieces).toBe(expected.total_without_returns);
  });

  it("rejects all other rows, each with its reason", async () => {
    const list = await listOf(file, answers);
    // the command counts names that are not chosen yet as lines
    const rejected = rowsOf(list).flatMap(({ place, row, code }) =>
      code !== null || list.matched?.state[place] === ROW.faulty ? [{ row, code: code ?? "product_unknown" }] : [],
    );
    const stated = rejectedOf(expected);
    const rows = rejected.map(({ row }) => row);
    expect(asStated(stated, rows)).toEqual(stated);
    for (const [at, { row, reason }] of expected.rejected_lines.entries()) {
      expect([row, CODES[reason]]).toEqual([row, expect.arrayContaining([rejected[at]?.code]) as string[]]);
    }
    const { ready, faulty, left_out, total_count, apart, checked, rows: all } = list.preview;
    // totals do not count as rows that match a column
    expect(checked).toBe(list.guess.components ? 0 : all - total_count);
    // a component list has no quantities to check
    const seen = list.guess.components ? 0 : list.preview.rows;
    expect([ready + faulty + left_out + total_count + apart, rejected.length]).toEqual([seen, seen - ready]);
  });

  it("gives the same result in the worker of the page", async () => {
    const service = createScoringService();
    const job = { sheet: "s", job: "j" };
    const summary = await service.readSheet(sampleBlob(file), {}, NAMES, job, heard);
    if (!summary.ok) throw new Error(summary.problem.detail);
    const settings: ImportSettings = initialSettings(summary.value);
    const checked = await service.checkSheet(settings, NAMES, job, heard);
    const list = await listOf(file, []);
    expect(list.settings).toEqual(settings);
    expect(checked).toEqual({ ok: true, value: list.preview });
  });
});

it("covers all 14 samples", () => expect(EXPECTED).toHaveLength(14));

// without given choices: names must be matched by the catalogue and the trade words
it.each(EXPECTED.filter(({ file }) => !file.startsWith("11")))(
  "the command counts the lines, pieces and rejected rows of $file with the shipped names",
  async (expected) => {
    const { file, lines, total_uses_or_pieces, three_largest } = expected;
    const { names } = await shippedEngine();
    const args = [...(ANSWERS[file] ?? []), ...returnsTo(expected, "subtract")];
    const found = figuresOf(await listOf(file, args, names));
    expect([found.lines, found.total_uses, found.returns.rows]).toEqual([
      lines,
      total_uses_or_pieces,
      returnsOf(expected),
    ]);
    expect(found.three_largest.map(({ row, pieces }) => [row, pieces])).toEqual(
      three_largest.map(({ row, pieces }) => [row, pieces]),
    );
    const stated = rejectedOf(expected);
    const rows = found.rejected.map(({ row }) => row);
    expect(asStated(stated, rows)).toEqual(stated);
  },
);

/** The check of the page's worker as it is before any name of the file is matched. */
async function checkedByPage(file: string, names: ChoosableNames, changes: Partial<ImportSettings>) {
  const service = createScoringService();
  const job = { sheet: "s", job: "j" };
  const summary = await service.readSheet(sampleBlob(file), {}, names, job, heard);
  if (!summary.ok) throw new Error(summary.problem.detail);
  const checked = await service.checkSheet({ ...initialSettings(summary.value), ...changes }, names, job, heard);
  if (!checked.ok) throw new Error(checked.problem.detail);
  return checked.value;
}

it.each(EXPECTED)(
  "the page and the command offer the same answers for $file, with the file's own totals, though names are still open",
  async (expected) => {
    const { file, total_uses_or_pieces, total_without_returns, columns } = expected;
    const { names } = await shippedEngine();
    const list = await listOf(file, ANSWERS[file] ?? [], names);
    const { mapping, reading: own, decimal, answered } = list.settings;
    const page = await checkedByPage(file, names, { mapping, reading: own, decimal, answered });
    expect(page.questions).toEqual(list.preview.questions);
    expect(page.readings).toEqual(list.preview.readings);
    if (list.guess.components) return;
    const optionsOf = (about: string) => page.questions.find((one) => one.about === about)?.options ?? [];
    expect(optionsOf("returns").map(({ total }) => total)).toEqual(
      returnsOf(expected) > 0 ? [total_uses_or_pieces, total_without_returns] : [],
    );
    const header = (column = -1) => list.read.sheet.header?.[column];
    const right = [
      ...page.readings.filter(
        ({ reading }) => header(reading?.terms[0]?.column) === columns.quantity && isSameReading(reading ?? null, own),
      ),
      ...optionsOf("decimal").filter(({ decimal: sign }) => sign === decimal),
    ];
    expect(right.length).toBeGreaterThan(0);
    for (const { total } of right) expect(total).toBe(total_uses_or_pieces);
  },
);
