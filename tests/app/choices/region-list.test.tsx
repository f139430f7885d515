import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RegionList, RegionSelect } from "../../../app/choices/region-list.tsx";

afterEach(cleanup);

const ITALY = "9 of 37 figures are regional. 28 are those of the European Union, 24 of them estimates.";

const region = (region_id: string, region_order: number) => ({
  region_id,
  region_name: region_id,
  region_name2: `the land of ${region_id}`,
  region_order,
  usable: true,
  rows: null,
});

const regions = [
  region("Global", 0),
  { ...region("Europe", 1), rows: { own: 37, all: 37, others: null } },
  { ...region("Italy", 2), rows: { own: 9, all: 37, others: { from: "the European Union", estimates: 24 } } },
  { ...region("Ecoville", 20), rows: { own: 37, all: 37, others: null } },
  { ...region("Narnia", 3), rows: { own: 9, all: 37, others: null } },
];

test("a region says how many of its figures are regional, where the others come from, and how many of these are estimates", () => {
  render(<RegionList regions={regions} region_id={null} onPick={() => undefined} onChoose={() => undefined} />);
  // the words belong to the choice, so that screen readers say them with it
  expect(screen.getByRole("radio", { name: `Italy ${ITALY}` })).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Europe Full regional data" })).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Narnia 9 of 37 figures are regional." })).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Global" })).toBeTruthy();
});

test("the same text is below a select, about the chosen region", () => {
  const { rerender } = render(<RegionSelect regions={regions} region_id="Italy" onChange={() => undefined} />);
  const list = screen.getByRole("combobox", { description: ITALY });
  rerender(<RegionSelect regions={regions} region_id="Global" onChange={() => undefined} />);
  expect(list.getAttribute("aria-describedby")).toBeNull();
});

test("the imaginary region is among more regions, and says so in both lists", () => {
  render(<RegionList regions={regions} region_id={null} onPick={() => undefined} onChoose={() => undefined} />);
  expect(screen.queryByRole("radio", { name: /^Ecoville/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "More regions" }));
  expect(screen.getByRole("radio", { name: "Ecoville (imaginary) Full regional data" })).toBeTruthy();
  render(<RegionSelect regions={regions} region_id="Global" onChange={() => undefined} />);
  expect(screen.getByRole("option", { name: "Ecoville (imaginary)" })).toBeTruthy();
  expect(screen.getByRole("option", { name: "Europe" })).toBeTruthy();
});
