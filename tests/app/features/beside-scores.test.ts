import { expect, test } from "vitest";
import { marksOf, widest } from "../../../app/features/end-of-life/fates.ts";
import { waterRows } from "../../../app/features/water/water.tsx";

const products = [
  { prodsys_id: "mug", name: "Mug" },
  { prodsys_id: "cup", name: "Cup" },
  { prodsys_id: "gone", name: "Gone" },
];

test("marks are listed by product in the displayed unit, and the widest range is named", () => {
  const cup = { mix: 30, landfilled: 40, incinerated: 20, recovered: null };
  const mug = { mix: 8, landfilled: 8, incinerated: null, recovered: 7 };
  const rows = marksOf(products, ["cup", "mug"], [cup, mug], 2);
  expect(rows).toEqual([
    { id: "mug", name: "Mug", marks: { mix: 4, landfilled: 4, incinerated: null, recovered: 3.5 } },
    { id: "cup", name: "Cup", marks: { mix: 15, landfilled: 20, incinerated: 10, recovered: null } },
  ]);
  expect(widest(rows)).toEqual({ name: "Cup", width: 10 });
  const [same] = rows;
  expect(
    same && widest([{ ...same, marks: { mix: 1, landfilled: 1, incinerated: null, recovered: null } }]),
  ).toBeNull();
});

test("scarcity-weighted water is in litres, and regions without a factor are named", () => {
  const part = (region_name: string, litres: number, factor: number | null) => ({
    region_id: region_name,
    region_name,
    litres,
    factor,
    factor_lowest_month: null,
    factor_highest_month: null,
    source: "",
    source_year: null,
  });
  const rows = waterRows(
    products,
    ["mug", "cup"],
    [
      {
        scarcity: 0.5,
        production: part("Global", 0.02, 10),
        use: part("Dryland", 0.2, 40),
        is_washed: true,
        withdrawn_by_washing: 0.3,
      },
      {
        scarcity: null,
        production: part("Ecoville", 0.1, null),
        use: part("Ecoville", 0, null),
        is_washed: true,
        withdrawn_by_washing: null,
      },
    ],
    1,
  );
  expect(rows[0]).toMatchObject({ consumed: 0.22, scarcity: 500, withdrawn: 0.3, lacking: [] });
  expect(rows[1]).toMatchObject({ consumed: 0.1, scarcity: null, withdrawn: null, lacking: ["Ecoville"] });
});
