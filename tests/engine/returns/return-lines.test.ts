import { describe, expect, it } from "vitest";
import { EntryTable } from "../../../workers/engine/portfolio/entry-table.ts";
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
const H1 = { from: "2025-01-01", to: "2025-06-30", market: "household", sites: {} } as const;
const groupsOf = (table: EntryTable, scope: Parameters<typeof returnLines>[1]) =>
  Array.from(returnLines(table, scope).group, (place) => RETURN_GROUPS[place]);

describe("the lines of a return", () => {
  it("are those of the period, both ends included; lines without a date count and are reported", () => {
    const table = EntryTable.of([
      line(undefined, "2024-12-31"),
      line(undefined, "2025-01-01"),
      line(undefined, "2025-06-30"),
      line(undefined, "2025-07-01"),
      line(),
    ]);
    expect(groupsOf(table, H1)).toEqual(["left_out", "household", "household", "left_out", "household"]);
    expect(returnLines(table, H1).counts).toEqual({ counted: 3, other_period: 2, other_site: 0, undated: 1 });
  });

  it("follow their site: household, business or not in the return; unnamed sites and lines without a site follow the default", () => {
    const table = EntryTable.of([line("North"), line("Office"), line("Paris"), line("New"), line()]);
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
    const table = EntryTable.of([line("constructor"), line("__proto__")]);
    expect(groupsOf(table, H1)).toEqual(["household", "household"]);
  });

  it("are all lines if no line has a site or a date", () => {
    expect(groupsOf(EntryTable.of([line(), line()]), H1)).toEqual(["household", "household"]);
    expect(sitesOf(EntryTable.of([line()]))).toEqual([]);
  });
});
