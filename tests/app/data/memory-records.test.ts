// @vitest-environment node
import { expect, test } from "vitest";
import { memoryRecords } from "../../../app/data/memory-records.ts";
import { ok } from "../../../app/data/outcome.ts";

test("a pause comes before each record that is read or written", async () => {
  let pauses = 0;
  const records = memoryRecords(async () => void (pauses += 1));
  const read = await records.transact(["portfolio_entries"], "readwrite", async (transaction) => {
    await transaction.write("portfolio_entries", "guest", "a", 1);
    await transaction.write("portfolio_entries", "guest", "b", 2);
    return ok(await transaction.read("portfolio_entries", "guest", "b"));
  });
  expect(read).toEqual({ ok: true, value: 2 });
  expect(pauses).toBe(3);
});
