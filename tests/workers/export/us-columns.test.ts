import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvText } from "../../../app/data/export/csv-text.ts";
import { csvFileSteps } from "../../../workers/export/csv-file.ts";
import { usColumns } from "../../../workers/export/us-columns.ts";
import { US_UNITS } from "../../../workers/export/us-units.ts";

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

describe("files in US units", () => {
  test("name the US unit and convert what is in it; everything else stays", () => {
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

  test("a file that was not asked for in US units is metric", () => {
    expect(csvText(["mass [g]"], [[12]], { decimalComma: false })).toContain("mass [g]\r\n12\r\n");
    expect(csvText(["mass [kg]"], [[0.45359237]], { decimalComma: true, units: "us" })).toContain("mass [lb]\r\n1\r\n");
  });

  test("the worker's files are written the same", async () => {
    const steps = csvFileSteps(
      { header: ["mass [kg]", "name"], length: 1, row: () => [0.45359237, "Cup"] },
      {
        decimalComma: false,
        units: "us",
      },
    );
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    expect(await step.value.text()).toContain("mass [lb],name\r\n1,Cup\r\n");
  });

  test("an amount comes back from its US unit", () => {
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
