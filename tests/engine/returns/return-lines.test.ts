import { describe, expect, it } from "vitest";
import { LineTable } from "../../../workers/engine/portfolio/line-table.ts";
import { returnLines, RETURN_GROUPS, sitesOf } from "../../../workers/engine/returns/return-lines.ts";

const line = (site?: string, date?: string) => ({
  usecase_id: "cup",
  prodsys_id: "cup_pp",
  food_id: "soup",
  quantity: 1,
  label: "",
  ...(site !== undefined && { site }),
  ...(date !== undefined && { date }),
});
const H1 = { from: "2025-01-01", to: "2025-06-30", covered: null, market: "household", sites: {} } as const;
const groupsOf = (table: LineTable, scope: Parameters<typeof returnLines>[1]) =>
  Array.from(returnLines(table, scope).group, (place) => RETURN_GROUPS[place]);

describe("the lines of a return", () => {
  it("are those of the period, both ends included; lines without a date count and are reported", () => {
    const table = LineTable.of([
      line(undefined, "2024-12-31"),
      line(undefined, "2025-01-01"),
      line(undefined, "2025-06-30"),
      line(undefined, "2025-07-01"),
      line(),
    ]);
    expect(groupsOf(table, H1)).toEqual(["left_out", "household", "household", "left_out", "household"]);
    expect(returnLines(table, H1).counts).toEqual({ counted: 3, other_period: 2, other_site: 0, undated: 1 });
  });

  it.each([
    ["no period: half of the calendar year", null, 0.5, true],
    ["a year", { from: "2025-01-01", to: "2025-12-31" }, 0.5, true],
    ["the half-year itself", { from: "2025-01-01", to: "2025-06-30" }, 1, true],
    ["a financial year", { from: "2025-04-01", to: "2026-03-31" }, 0.25, false],
    ["another year", { from: "2026-01-01", to: "2026-12-31" }, 0, false],
  ])("without a date are spread over what the portfolio covers, %s", (_, covered, part, is_covered) => {
    const lines = returnLines(LineTable.of([line(), line(undefined, "2025-02-03")]), { ...H1, covered });
    expect(lines).toMatchObject({ undated_part: part, is_covered });
    expect([...lines.part]).toEqual([part, 1]);
    expect(lines.counts).toMatchObject({ counted: part > 0 ? 2 : 1, other_period: part > 0 ? 0 : 1 });
  });

  it("are both halves of a year: their parts sum to the whole", () => {
    const table = LineTable.of([line(), line(undefined, "2025-02-03"), line(undefined, "2025-12-31")]);
    const halves = [H1, { ...H1, from: "2025-07-01", to: "2025-12-31" }].map((scope) => returnLines(table, scope));
    const sums = Array.from({ length: table.length }, (_, at) =>
      halves.reduce((sum, { group, part }) => sum + (group[at] === 2 ? 0 : (part[at] ?? 0)), 0),
    );
    expect(sums).toEqual([1, 1, 1]);
  });

  it("follow their site: household, business or not in the return; unnamed sites and lines without a site follow the default", () => {
    const table = LineTable.of([line("North"), line("Office"), line("Paris"), line("New"), line()]);
    const sites = { North: "household", Office: "business", Paris: "none" } as const;
    expect(groupsOf(table, { ...H1, market: "business", sites })).toEqual([
      "household",
      "business",
      "left_out",
      "business",
      "business",
    ]);
    expect(returnLines(table, { ...H1, sites }).counts).toMatchObject({ counted: 4, other_site: 1 });
    expect(sitesOf(table)).toEqual(["North", "Office", "Paris", "New"]);
  });

  it("accept site names that equal names of JavaScript properties", () => {
    const table = LineTable.of([line("constructor"), line("__proto__")]);
    expect(groupsOf(table, H1)).toEqual(["household", "household"]);
  });

  it("are all lines if no line has a site or a date", () => {
    expect(groupsOf(LineTable.of([line(), line()]), H1)).toEqual(["household", "household"]);
    expect(sitesOf(LineTable.of([line()]))).toEqual([]);
  });
});
