import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { AboutPortfolio } from "../../../../app/features/portfolio-scores/about-portfolio.tsx";
import { KpiStrip } from "../../../../app/features/portfolio-scores/score-summary.tsx";
import { MetricRanges } from "../../../../app/features/portfolio-scores/metric-ranges.tsx";
import { OtherKpis } from "../../../../app/features/portfolio-scores/other-kpis.tsx";
import { PortfolioCircularity } from "../../../../app/features/portfolio-scores/portfolio-circularity.tsx";
import { tableFacts } from "../../../../app/features/portfolio-scores/table-facts.ts";
import { metricColumns } from "../../../../app/score-tables/metric-columns.ts";
import { KIOSK } from "../kiosk-catalogue.ts";
import type { MetricId } from "../../../../edge-api/contract/metrics.ts";
import type { Catalogue } from "../../../../workers/engine/catalogue.ts";
import { LineTable } from "../../../../workers/engine/portfolio/line-table.ts";
import type { PortfolioKpis, PortfolioScores } from "../../../../workers/engine/portfolio/portfolio-result.ts";

afterEach(cleanup);

const KPIS: PortfolioKpis = {
  items: 1000,
  mass_kg: 1_234_567.8,
  single_use_mass_kg: 1_234_567.8 * 0.997,
  plastic_mass_kg: 8412.3,
  reusable_use_share: 0.246,
  recycled_content: 0.0744,
  littered_kg: 0.055,
  recycled_kg: 1_234_567.8 * 0.2051,
  composted_kg: 0,
  landfilled_kg: 1_234_567.8 * 0.6,
  incinerated_kg: 0,
  open_dumped_kg: 0,
};

const figure = (name: string): string => screen.getByText(name).parentElement?.querySelector("dd")?.textContent ?? "";

describe("key figures", () => {
  test("a share below 100% is not rounded to 100%; recycled content and recovery are whole percent", () => {
    render(<KpiStrip kpis={KPIS} years={1} />);
    expect(figure("Single-use")).toBe("99.7% of mass");
    expect(figure("Reusable")).toBe("24.6% of uses");
    expect(figure("Recycled content")).toBe("7% of mass");
    expect(figure("Recycled")).toBe("21% of mass");
    expect(figure("Littered")).toBe("55 g");
    expect(figure("Plastic")).toBe("8,412 kg");
    expect(figure("Material")).toBe("1,235 t");
    expect(screen.getByTitle("1,234,568 kg")).toBeTruthy();
    cleanup();
    render(<KpiStrip kpis={{ ...KPIS, single_use_mass_kg: KPIS.mass_kg }} years={0.5} />);
    expect(figure("Single-use")).toBe("100% of mass");
    // half a year
    expect(screen.getByText("110 g a year")).toBeTruthy();
  });

  test("the tables round in the same way", () => {
    render(
      <>
        <OtherKpis id="kpis" kpis={KPIS} />
        <PortfolioCircularity id="circularity" kpis={KPIS} />
      </>,
    );
    const row = (table: string, name: string) =>
      within(screen.getByRole("table", { name: table })).getByRole("rowheader", { name }).parentElement?.textContent;
    // what the strip says as a share is a mass here, and the other way round
    expect(row("Other KPIs", "Recycled content")).toMatch(/91\.9\s?t$/);
    expect(row("Other KPIs", "Material of single-use products")).toMatch(/1,231\s?t$/);
    expect(row("Other KPIs", "Plastic")).toMatch(/0\.7\s?% of mass$/);
    expect(
      within(screen.getByRole("table", { name: "Other KPIs" })).queryByRole("rowheader", { name: "Material" }),
    ).toBeNull();
    expect(row("Circularity", "Recycled")).toMatch(/21\s?%$/);
    expect(row("Circularity", "Landfilled")).toMatch(/60\s?%$/);
  });
});

const METRICS = ["climate", "land_use"] as const;
const CATALOGUE = {
  metrics: METRICS.map((metric_id, order) => ({
    metric_id,
    metric_name: metric_id === "climate" ? "Climate" : "Land use",
    unit: "g CO2e",
    order,
    weight: 1,
    type: "quant",
    lowest: null,
    highest: null,
  })),
} as unknown as Catalogue;
const scored = (climate: number, land_use: number) => ({
  score: { climate, land_use },
  raw: { climate: 26_912_345.4, land_use: 3 },
});

test("a score outside the range of worst and best choice is explained; a rounded total has its full figure as title", () => {
  const scores = {
    ...scored(60, 82.4),
    band: { climate: null, land_use: null },
    below_scale: [],
    assumed: [],
    worst: scored(35, 70),
    best: scored(89, 80.4),
  } as unknown as PortfolioScores;
  render(
    <MetricRanges
      id="scores"
      portfolio_id="p"
      catalogue={CATALOGUE}
      scores={scores}
      columns={metricColumns(CATALOGUE, undefined)}
      bands={[]}
      withExtremes
      years={1}
      onOpen={() => undefined}
    />,
  );
  // once in the name cell for phones, once in the range cell for screen readers
  expect(screen.getAllByText("60, between 35 and 89").length).toBe(2);
  expect(screen.getAllByText("82, outside 70 to 80").length).toBe(2);
  expect(screen.getByText(/go by the summary score; outside them here: land use\.$/)).toBeTruthy();
  expect(screen.getByTitle("26,912,345 g CO2e").textContent).toBe("26.9\u00A0t CO2e");
});

test("lines without a food are listed as assumed values", () => {
  const line = (food_id: string) => ({ usecase_id: "cup", prodsys_id: "pp", food_id, quantity: 1, label: "" });
  const about = (foods: readonly string[], assumed: readonly MetricId[]) => {
    const table = LineTable.of(foods.map(line));
    render(
      <AboutPortfolio
        id="about"
        portfolio={{
          portfolio_id: "p",
          portfolio_name: "Canteen",
          portfolio_desc: "All",
          region_use: "Europe",
          custom_composting_and_recycling: false,
          recycling_overrides: {},
          compared_with: [],
          rawscoresPerUse: false,
          showBestAndWorst: true,
        }}
        table={table}
        catalogue={KIOSK}
        facts={tableFacts(table)}
        data_version="v1"
        scenarioOf={null}
        assumed={assumed}
      />,
    );
    const shown = screen.getByText("Assumed values").nextElementSibling?.textContent;
    cleanup();
    return shown;
  };
  expect(about(["soup"], [])).toBe("none");
  expect(about(["", "soup"], [])).toBe("food on 1 line");
  expect(about([KIOSK.default_food, ""], ["climate"])).toMatch(/^food on 2 lines and Climate/);
});
