import Papa from "papaparse";
import { expect, test } from "vitest";
import { rangesCsv } from "../../../app/exports/uncertainty-files.ts";
import { stabilityCsv } from "../../../app/exports/weighting-files.ts";

const FORMAT = { decimalComma: false, units: "metric" } as const;
/** The columns on every row of a portfolio's files. */
const CONTEXT = [
  { name: "portfolio_id", value: "mine" },
  { name: "portfolio", value: "Canteens" },
];
const NOTHING = {
  climate: null,
  h2o: null,
  plastic_pollution: null,
  land_use: null,
  chemicals: null,
  sust_source: null,
  recoverability: null,
};

const namesOf = (text: string): readonly string[] => Papa.parse<string[]>(text.slice(1)).data[0] ?? [];

test("no two columns of a portfolio's files have the same name: those of compared portfolios differ", () => {
  const ranges = rangesCsv(
    {
      kind: "portfolio",
      value: {
        settings: { seed: 1, draws: 1000 },
        quantities: 1,
        pairs: [],
        scores: [{ summary: { low: 1, median: 2, high: 3 }, raw: NOTHING, score: NOTHING }],
      },
      drawn: [{ id: "best", name: "best built-in choice" }],
      metrics: [],
      context: CONTEXT,
    },
    FORMAT,
  );
  const stability = stabilityCsv(
    {
      kind: "portfolio",
      contest: { ranked: [], metrics: [] },
      weights: {},
      nameOf: (id) => id,
      metricName: (id) => id,
      context: CONTEXT,
    },
    { shares: [{ id: "best", first: 1 }], draws: 10_000, seed: 1, metrics: [] },
    FORMAT,
  );
  for (const names of [ranges, stability].map(namesOf)) {
    expect(names).toContain("compared portfolio_id");
    expect(new Set(names).size).toBe(names.length);
  }
});
