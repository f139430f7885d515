import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RegionList, RegionSelect } from "../../../app/choices/region-list.tsx";
import { MetricList } from "../../../app/features/comparison-results/metric-list.tsx";
import { readingNamed } from "../../../app/features/portfolio-import/reading-text.ts";
import { metricColumns } from "../../../app/score-tables/metric-columns.ts";
import { readingOf } from "../../../workers/import/quantity/reading.ts";
import { KIOSK } from "../features/kiosk-catalogue.ts";

afterEach(cleanup);

const LONG = "United Kingdom of Great Britain and Northern Ireland";
const CUT = "United Kingdom of Great Britain and Nor…";
const regions = KIOSK.regions.map((region) =>
  region.region_id === "Europe" ? { ...region, region_name: LONG } : region,
);
const nothing = () => undefined;

test("a region name of over 40 characters is cut in a select, with the full name as title", () => {
  render(<RegionSelect regions={regions} region_id="Europe" onChange={nothing} />);
  expect(screen.getByRole("option", { name: CUT }).title).toBe(LONG);
  expect(screen.getByRole("combobox").title).toBe(LONG);
  expect(screen.getByRole("option", { name: "Global" }).title).toBe("");
});

test("a region name of over 40 characters is cut in the list of large rows", () => {
  render(<RegionList regions={regions} region_id={null} onPick={nothing} onChoose={nothing} />);
  expect(screen.getByRole("radio", { name: CUT })).toBeTruthy();
  expect(screen.getByText(CUT).title).toBe(LONG);
});

test("a long metric name is cut", () => {
  const [column] = metricColumns(KIOSK, undefined);
  if (!column) throw new Error("the catalogue has no metric");
  render(<MetricList rows={[]} law={new Map()} columns={[{ ...column, name: LONG }]} renderFigure={nothing} />);
  expect(screen.getByRole("option", { name: CUT }).title).toBe(LONG);
});

test("long column names are cut in the question about the quantity column", () => {
  const column = (name: string) => ({ name, first: "", hidden: false });
  const sheet = { columns: [column(LONG), column("Units")] } as never;
  expect(readingNamed(sheet, readingOf(0, { counts: "packs", packs: [1] }))).toEqual({
    label: `${CUT} × Units`,
    title: `${LONG} × Units`,
  });
  expect(readingNamed(sheet, readingOf(1))).not.toHaveProperty("title");
});
