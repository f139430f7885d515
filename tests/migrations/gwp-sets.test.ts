import { expect, test } from "vitest";
import { buildReferenceData } from "../../migrations/reference-data/build/reference-data.ts";
import { shippedFiles } from "./shipped-files.ts";

const FILE = "activities/gwp-sets.csv";
const TEXT = shippedFiles.get(FILE) ?? "";

/** The accounting of climate, built with another text of gwp-sets.csv; else the first problem. */
const accountingWith = (text: string): unknown => {
  const built = buildReferenceData(new Map([...shippedFiles, [FILE, text]]));
  // its Spanish translation is that of the shipped counts
  const problems = built.ok ? [] : built.problems.filter(({ file }) => file !== "names/es.csv");
  return problems[0] ?? (built.ok ? built.tables.table("metric").get("climate")?.["accounting"] : undefined);
};
const countsOf = (text: string) => {
  const sets = text.split("\n").map((line) => /,(IPCC AR5|not known),/.exec(line)?.[1]);
  return {
    known: sets.filter((set) => set === "IPCC AR5").length,
    not: sets.filter((set) => set === "not known").length,
  };
};

test("the accounting of climate states how many sources have an unknown set", () => {
  const { known, not } = countsOf(TEXT);
  expect(not).toBeGreaterThan(0);
  expect(accountingWith(TEXT)).toContain(`not known for ${not} of ${known + not} sources`);
});

test("a source of a climate figure without a line is a problem, and so is a line without a source", () => {
  expect(accountingWith(TEXT.replace(/^Ember.*\n/m, ""))).toMatchObject({
    file: FILE,
    expected: expect.stringContaining('a beginning of "Ember yearly electricity data'),
  });
  expect(accountingWith(`${TEXT}Nobody 2020,not known,not read\n`)).toMatchObject({
    file: FILE,
    column: "source_begins",
    found: "Nobody 2020",
  });
  expect(accountingWith(`${TEXT}Ember,not known,not read\n`)).toMatchObject({ file: FILE, column: "source_begins" });
});
