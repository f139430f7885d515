import { expect, test } from "vitest";
import {
  ESTIMATE,
  filteredRows,
  namedRows,
  NO_FILTERS,
  valuesOf,
} from "../../../../app/features/open-data/row-filters.ts";
import type { DataRow } from "../../../../app/state/analysis/open-data.ts";

const row = (given: Partial<DataRow>): DataRow => ({
  kind: "impact",
  region: "Global",
  key: "k",
  name: "Name",
  variant: null,
  quality: "derived",
  source: "Ember 2024",
  checked: "seen",
  estimates: [],
  ...given,
});

const ROWS = namedRows([
  row({ key: "creme", name: "Crème factory", quality: ESTIMATE, source: "our estimate", checked: "assumed" }),
  row({ key: "grid", name: "Grid", region: "Spain", estimates: ["h2o"] }),
  row({ kind: "dispose-default", key: "pet/landfill", name: "PET", variant: "landfill", quality: "", source: "" }),
]);
const keys = (filters: Partial<typeof NO_FILTERS>) =>
  filteredRows(ROWS, { ...NO_FILTERS, ...filters }).map(({ row: { key } }) => key);

test("every word of a search must match name, id, table or source, ignoring case and accents", () => {
  expect(keys({ search: "CREME" })).toEqual(["creme"]);
  expect(keys({ search: "ember grid" })).toEqual(["grid"]);
  expect(keys({ search: "ember creme" })).toEqual([]);
  expect(keys({ search: "shares of disposal" })).toEqual(["pet/landfill"]);
  expect(keys({ search: "  " })).toEqual(["creme", "grid", "pet/landfill"]);
});

test('"estimates only" lists rows with any estimated figure, the quality filter those of one main quality', () => {
  expect(keys({ estimates: true })).toEqual(["creme", "grid"]);
  expect(keys({ quality: ESTIMATE })).toEqual(["creme"]);
  expect(keys({ estimates: true, quality: "derived" })).toEqual(["grid"]);
});

test("all filters must match", () => {
  expect(keys({ region: "Spain" })).toEqual(["grid"]);
  expect(keys({ kind: "impact", quality: ESTIMATE })).toEqual(["creme"]);
  expect(keys({ source: "Ember 2024", region: "Global" })).toEqual([]);
  expect(keys({ checked: "assumed" })).toEqual(["creme"]);
});

test("a row is named by the distinctive word of its key; choices are the occurring values, most frequent first", () => {
  expect(ROWS.map(({ name }) => name)).toEqual(["Crème factory", "Grid", "PET, landfill"]);
  expect(valuesOf([...ROWS, ...ROWS.slice(1)], "source")).toEqual(["Ember 2024", "our estimate"]);
  expect(valuesOf(ROWS, "quality")).not.toContain("");
});
