// @vitest-environment node
import { beforeEach, describe, expect, test } from "vitest";
import { readColumns, removeColumns, writeColumns } from "../../../app/data/documents/portfolio-parts.ts";
import { memoryRecords } from "../../../app/data/memory-records.ts";
import { ok } from "../../../app/data/outcome.ts";
import type { RecordStore, RecordTransaction } from "../../../app/data/record-store.ts";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";

const STORE = "portfolio_entries";
const OWNER = "a@example.org";

const detailsAt = (at: number) =>
  at % 4 === 0 ? {} : { gtin: `00${at % 13}`, site: `Branch ${at % 3}`, date: `2026-03-${10 + (at % 9)}` };

const linesFrom = (length: number, hasDetails = false): LineTable =>
  LineTable.of(
    Array.from({ length }, (_, at) => ({
      ...(hasDetails ? detailsAt(at) : {}),
      usecase_id: at % 3 === 0 ? "cup" : "plate",
      prodsys_id: `product ${at % 7}`,
      food_id: "soup",
      quantity: at + 1,
      label: at % 5 === 0 ? `Kiosk ${at % 11}` : "",
    })),
  );

let records: RecordStore;
beforeEach(() => {
  records = memoryRecords();
});

const within = async <T>(run: (transaction: RecordTransaction) => Promise<T>): Promise<T> => {
  const outcome = await records.transact([STORE], "readwrite", async (transaction) => ok(await run(transaction)));
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.value;
};
const read = () => within((transaction) => readColumns(transaction, OWNER, "p"));
const all = () => within((transaction) => transaction.readAll(STORE, OWNER));
const put = (id: string, value: unknown) => within((transaction) => transaction.write(STORE, OWNER, id, value));

describe("the stored columns of a portfolio", () => {
  test.each([0, 1, 20_000])("of %i lines are read as they were written", async (length) => {
    const table = linesFrom(length);
    await within((transaction) => writeColumns(transaction, OWNER, "p", table));
    expect((await read())?.equals(table)).toBe(true);
  });

  test.each([3, 20_000])("of %i lines with details are read as they were written", async (length) => {
    const table = linesFrom(length, true);
    await within((transaction) => writeColumns(transaction, OWNER, "p", table));
    expect([...((await read())?.lines() ?? [])]).toEqual([...table.lines()]);
  });

  test("of lines without details are the core columns alone", async () => {
    await within((transaction) => writeColumns(transaction, OWNER, "p", linesFrom(3)));
    const [stored] = await all();
    const core = ["useCase", "product", "food", "label", "quantity"];
    expect(Object.keys(Object(stored?.value))).toEqual(["ids", "labels", ...core]);
  });

  test("are removed, and other records stay", async () => {
    await put("other", { ids: [] });
    await within((transaction) => writeColumns(transaction, OWNER, "p", linesFrom(5)));
    await within((transaction) => removeColumns(transaction, OWNER, "p"));
    expect(await all()).toEqual([{ id: "other", value: { ids: [] } }]);
    expect(await read()).toBeNull();
  });

  test.each([
    ["are missing", undefined],
    ["have different lengths", { ...linesFrom(5).data(), food: new Uint32Array(4) }],
    ["are something else", { useCase: [1, 2, 3] }],
    ["name texts that are not there", { ...linesFrom(5).data(), food: new Uint32Array(5).fill(99) }],
  ])("that %s are unreadable", async (_, stored) => {
    await put("p", stored);
    expect(await read()).toBeNull();
  });
});
