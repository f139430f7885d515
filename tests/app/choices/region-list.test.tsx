import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RegionList } from "../../../app/choices/region-list.tsx";

afterEach(cleanup);

const region = (region_id: string, region_order: number) => ({
  region_id,
  region_name: region_id,
  region_name2: `the land of ${region_id}`,
  region_order,
  usable: true,
  gaps: null,
});

test("a region that takes figures from another says how many are its own, and how many of the others are estimates", () => {
  const regions = [
    region("Europe", 1),
    { ...region("Italy", 2), gaps: { own: 9, all: 37, filled_from: "the European Union", estimates: 24 } },
  ];
  render(<RegionList regions={regions} region_id={null} onPick={() => undefined} onChoose={() => undefined} />);
  const said = "9 of 37 figures are its own. 28 are those of the European Union, 24 of them estimates.";
  // the words belong to the choice, so that screen readers say them with it
  expect(screen.getByRole("radio", { name: `Italy ${said}` })).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Europe" })).toBeTruthy();
});
