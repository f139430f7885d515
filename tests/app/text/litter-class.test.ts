// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { litterClassTexts } from "../../../app/text/en/litter-classes.ts";
import { litterClassName } from "../../../app/text/litter-class.ts";

const LITTER = join(import.meta.dirname, "../../../migrations/reference-data/disposal/litter.csv");

test("every litter class of the shipped data has a name; another one is shown by its id", () => {
  const { data } = Papa.parse<Record<string, string>>(readFileSync(LITTER, "utf8"), {
    header: true,
    skipEmptyLines: true,
    comments: "#",
  });
  expect(new Set(data.map((row) => row["litter_class"]))).toEqual(new Set(Object.keys(litterClassTexts)));
  expect(litterClassName("toString")).toBe("toString");
});
