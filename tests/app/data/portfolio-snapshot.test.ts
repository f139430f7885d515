// @vitest-environment node
import { beforeEach, describe, expect, test } from "vitest";
import { readSnapshot, removeSnapshot, writeSnapshot } from "../../../app/data/documents/portfolio-snapshot.ts";
import { memoryRecords } from "../../../app/data/memory-records.ts";
import { ok } from "../../../app/data/outcome.ts";
import type { RecordStore, RecordTransaction } from "../../../app/data/record-store.ts";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";

const STORE = "portfolio_entries";
const OWNER = "a@example.org";

const detailsAt = (at: number) =>
  at % 4 === 0 ? {} : { gtin: `00${at % 13}`, site: `Branch ${at % 3}`, date: `2026-03-${10 + (at % 9)}` };

const linesFrom = (length: number, hasDetails = false): EntryTable =>
  EntryTable.of(
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
const read = () => within((transaction) => readSnapshot(transaction, OWNER, "p"));
const all = () => within((transaction) => transaction.readAll(STORE, OWNER));
const put = (id: string, value: unknown) => within((transaction) => transaction.write(STORE, OWNER, id, value));

describe("a snapshot of entries", () => {
  test.each([0, 1, 8192, 8193, 16_384, 20_000])("of %i lines is read as it was written", async (length) => {
    const table = linesFrom(length);
    await within((transaction) => writeSnapshot(transaction, OWNER, "p", table));
    expect((await read())?.equals(table)).toBe(true);
  });

  test.each([3, 8192, 20_000])("of %i lines with details is read as it was written", async (length) => {
    const table = linesFrom(length, true);
    await within((transaction) => writeSnapshot(transaction, OWNER, "p", table));
    expect([...((await read())?.lines() ?? [])]).toEqual([...table.lines()]);
  });

  test("of lines without details has the same columns as before details existed", async () => {
    await within((transaction) => writeSnapshot(transaction, OWNER, "p", linesFrom(3)));
    const [stored] = await all();
    const core = ["useCase", "product", "food", "label", "quantity"];
    expect(Object.keys(Object(stored?.value))).toEqual(["ids", "labels", ...core]);
  });

  test("has no more lines per record than a slow page can copy at once", async () => {
    await within((transaction) => writeSnapshot(transaction, OWNER, "p", linesFrom(20_000)));
    const bytes = (value: unknown) =>
      Object.values(value as object).reduce(
        (sum: number, column: unknown) => sum + (ArrayBuffer.isView(column) ? column.buffer.byteLength : 0),
        0,
      );
    const sizes = (await all()).map(({ value }) => bytes(value)).toSorted((a, b) => b - a);
    expect(sizes).toEqual([8192 * 24, 8192 * 24, 3616 * 24, 0]);
  });

  test.each([5, 20_000])("of %i lines is removed completely, and other records stay", async (length) => {
    await put("other", { ids: [] });
    await within((transaction) => writeSnapshot(transaction, OWNER, "p", linesFrom(length)));
    await within((transaction) => removeSnapshot(transaction, OWNER, "p"));
    expect(await all()).toEqual([{ id: "other", value: { ids: [] } }]);
    expect(await read()).toBeNull();
  });

  test.each([
    ["is missing", undefined],
    ["is short", linesFrom(5).data()],
    ["is something else", { useCase: [1, 2, 3] }],
    ["names texts that are not there", { ...linesFrom(8192).columns, food: new Uint32Array(8192).fill(99) }],
  ])("with a piece that %s is unreadable", async (_, piece) => {
    await within((transaction) => writeSnapshot(transaction, OWNER, "p", linesFrom(20_000)));
    await put("p 8192", piece);
    expect(await read()).toBeNull();
  });
});
