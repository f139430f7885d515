// @vitest-environment node
import { expect, test } from "vitest";
import { readUnpacked } from "../../../../app/data/share/read-share.ts";
import type { PortfolioLine } from "../../../../workers/engine/portfolio/portfolio-line.ts";
import { LineTable } from "../../../../workers/engine/portfolio/line-table.ts";

const LINE: PortfolioLine = {
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

const readLine = (line: PortfolioLine) => readUnpacked({ value: SHARE, lines: LineTable.of([line]).data() });

test("the columns of a large share become its lines", () => {
  const read = readLine(LINE);
  expect(read.ok && "share" in read.value && read.value.share.portfolio?.table.line(0)).toEqual(LINE);
});

test.each<Partial<PortfolioLine>>([
  { quantity: 0 },
  { usecase_id: "a cup" },
  { prodsys_id: "" },
  { food_id: "<tea>" },
  { label: "k".repeat(81) },
  { site: "s".repeat(81) },
  { date: "2026-02-30" },
])("a large share with a line of %o is damaged", (wrong) => {
  expect(readLine({ ...LINE, ...wrong })).toEqual({ ok: false, problem: "damaged" });
});
