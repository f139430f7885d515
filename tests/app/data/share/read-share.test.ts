// @vitest-environment node
import { expect, test } from "vitest";
import { findingFault } from "../../../../app/data/documents/checked-entries.ts";
import { readUnpacked } from "../../../../app/data/share/read-share.ts";
import { CORE_COLUMNS } from "../../../../workers/engine/portfolio/entry-columns.ts";
import type { EntryLine } from "../../../../workers/engine/portfolio/entry-line.ts";
import { EntryTable } from "../../../../workers/engine/portfolio/entry-table.ts";
import { LINE_DETAILS } from "../../../../edge-api/contract/line-details.ts";

const LINE: EntryLine = {
  usecase_id: "cup",
  prodsys_id: "cup_pp",
  food_id: "tea",
  quantity: 5,
  label: "Kiosk",
  gtin: "00012345678905",
  item_code: "0042",
  site: "North",
  country: "DE",
  order_number: "PO-1",
  date: "2026-03-12",
};
const SHARE = {
  format: "tare-share",
  version: 2,
  data_version: "v1",
  created: 1_795_000_000_000,
  products: [],
  foods: [],
  portfolio: { portfolio_id: "p1", portfolio_name: "Canteens", portfolio_desc: "All", region_use: "Global" },
};

/** Reads what the worker unpacked of a share with this line, and counts the turns of the event loop meanwhile. */
const readInTurns = async (line: EntryLine) => {
  let turns = 0;
  let isDone = false;
  const turn = (): void => {
    if (isDone) return;
    turns += 1;
    setImmediate(turn);
  };
  setImmediate(turn);
  const read = await readUnpacked({ value: SHARE, lines: EntryTable.of([line]).data() });
  isDone = true;
  return { read, turns };
};

test("the columns of a large share are checked in a task each, and not again by what follows", async () => {
  const { read, turns } = await readInTurns(LINE);
  if (!read.ok || "work" in read) throw new Error("not read");
  const table = read.share.portfolio?.table;
  expect(table?.line(0)).toEqual(LINE);
  expect(turns).toBeGreaterThanOrEqual(CORE_COLUMNS.length + LINE_DETAILS.length);
  expect(table && [...findingFault(table)]).toEqual([]);
});

test.each<Partial<EntryLine>>([
  { quantity: 0 },
  { usecase_id: "a cup" },
  { prodsys_id: "" },
  { food_id: "<tea>" },
  { label: "k".repeat(81) },
  { site: "s".repeat(81) },
  { date: "2026-02-30" },
])("a large share with a line of %o is damaged", async (wrong) => {
  expect((await readInTurns({ ...LINE, ...wrong })).read).toEqual({ ok: false, fault: "damaged" });
});
