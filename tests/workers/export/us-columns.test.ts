import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvFileSteps, type CsvTable } from "../../../workers/export/csv-file.ts";
import { US_UNITS, usColumns } from "../../../workers/export/us-columns.ts";

const HEADER = [
  "product_id",
  "mass [g]",
  "climate [g CO2e per functional unit]",
  "h2o raw [L]",
  "land_use raw [m2·a per functional unit]",
  "way to the washing hub [km]",
  "recycled [share of mass]",
  "score [1-100, higher is better]",
  "break-even [uses]",
];

const textOf = (steps: ReturnType<typeof csvFileSteps>): Promise<string> => {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value.text();
};

describe("files in US units", () => {
  test("have US units in header and cells; other columns stay", () => {
    const { header, row } = usColumns(HEADER);
    expect(header).toEqual([
      "product_id",
      "mass [oz]",
      "climate [oz CO2e per functional unit]",
      "h2o raw [gal]",
      "land_use raw [ft²·yr per functional unit]",
      "way to the washing hub [mi]",
      "recycled [share of mass]",
      "score [1-100, higher is better]",
      "break-even [uses]",
    ]);
    expect(row(["cup", 28.349523125, null, 3.785411784, 0.09290304, 160.9344, 0.5, 80, 7])).toEqual([
      "cup",
      1,
      null,
      1,
      1,
      100,
      0.5,
      80,
      7,
    ]);
  });

  test("a unit in a cell applies to the columns that refer to it, row by row; others stay", () => {
    const { header, row } = usColumns([
      "value [unit]",
      "unit",
      "raw [unit of raw]",
      "unit of raw",
      "line [unit per functional unit]",
      "value",
    ]);
    expect(header[0]).toBe("value [unit]");
    expect(row([1.609344, "km", 3.785411784, "L per functional unit", 3.218688, 7])).toEqual([
      1,
      "mi",
      1,
      "gal per functional unit",
      2,
      7,
    ]);
    expect(row([12, "uses", 5, "points", 3, 7])).toEqual([12, "uses", 5, "points", 3, 7]);
    expect(row([null, "g per item", null, null, null, null])).toEqual([null, "oz per item", null, null, null, null]);
    expect(usColumns(["value [unit]"]).row([3])).toEqual([3]);
  });

  test("the worker writes US units if requested", async () => {
    const table: CsvTable = { header: ["mass [kg]", "name"], length: 1, row: () => [0.45359237, "Cup"] };
    expect(await textOf(csvFileSteps(table, { decimalComma: false, units: "us" }))).toContain(
      "mass [lb],name\r\n1,Cup\r\n",
    );
    expect(await textOf(csvFileSteps(table, { decimalComma: false }))).toContain(
      "mass [kg],name\r\n0.45359237,Cup\r\n",
    );
  });

  test("US units convert back to the original amount", () => {
    const units = Object.entries(US_UNITS);
    fc.assert(
      fc.property(
        fc.constantFrom(...units),
        fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
        ([name, { per }], amount) => {
          const [shown] = usColumns([`x [${name}]`]).row([amount]);
          expect(typeof shown === "number" ? (shown * per) / amount : null).toBeCloseTo(1, 12);
        },
      ),
    );
  });
});
