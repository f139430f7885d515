import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BetterFigureHelp } from "../../../../app/features/open-data/better-figure.tsx";
import type { DataRowDetail } from "../../../../app/state/analysis/open-data.ts";

afterEach(cleanup);

const DETAIL: DataRowDetail = {
  kind: "impact",
  region: "Global",
  key: "grid",
  name: "Grid",
  variant: null,
  quality: "derived",
  source: "Ember",
  source_year: "2024",
  geography: "Global",
  checked: "seen",
  note: "",
  estimates: ["land_use"],
  qualities: [],
  fields: [
    { field: "climate", value: 473, unit: "g CO2e / kWh" },
    { field: "h2o", value: 1.15, unit: "L / kWh" },
    { field: "land_use", value: 0.003, unit: "m2·a / kWh" },
  ],
  users: null,
};

const startsOn = (figure: string | null, detail = DETAIL): string => {
  render(<BetterFigureHelp wanted={[]} version="v" detail={detail} figure={figure} />);
  const select = screen.getByLabelText("Which figure");
  const { value } = select as HTMLSelectElement;
  cleanup();
  return value;
};

test("the form starts with the figure of the link, else with the first estimate, else with the first figure", () => {
  expect(startsOn(null)).toBe("land_use");
  expect(startsOn("h2o")).toBe("h2o");
  expect(startsOn("of_nobody")).toBe("land_use");
  expect(startsOn(null, { ...DETAIL, estimates: [] })).toBe("climate");
});

test("only estimated figures are called estimates", () => {
  render(<BetterFigureHelp wanted={[]} version="v" detail={DETAIL} figure={null} />);
  expect(screen.getByText(/^Of the figures of this row these are estimates .+: land use\. /)).toBeDefined();
  cleanup();
  render(<BetterFigureHelp wanted={[]} version="v" detail={{ ...DETAIL, estimates: [] }} figure={null} />);
  expect(screen.getByText(/^This figure is an estimate/)).toBeDefined();
});
