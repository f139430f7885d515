import { expect, test } from "vitest";
import { betterFigureFile } from "../../../app/exports/better-figure.ts";

const FIGURE = {
  row: { version: "2026.12", kind: "recipe", region: "Global", key: "plate_ps/body" },
  field: "mass_grams",
  unit: "g",
  present: 13,
  value: 12.2,
  spread: 0.26,
  weights: [12.1, 12.3],
  scale: 0.1,
  source: "",
  article: "ACME 7",
  date: "2026-11-25",
  photo: true,
  contact: "",
} as const;

test("a better figure is a file that names row, field, present value and every weight", () => {
  const { name, text } = betterFigureFile(FIGURE);
  expect(name).toBe("tare-figure-recipe-Global-plate_ps-body-2026-11-25.json");
  expect(JSON.parse(text)).toMatchObject({
    format: "tare-better-figure-1",
    row: FIGURE.row,
    field: "mass_grams",
    present_value: 13,
    value: 12.2,
    standard_deviation: 0.26,
    pieces: 2,
    weights_g: [12.1, 12.3],
    scale_reads_to_g: 0.1,
    photo_sent_along: true,
  });
});

test("without weights the file has no weighing", () => {
  const { text } = betterFigureFile({ ...FIGURE, weights: [], scale: null });
  expect(Object.keys(JSON.parse(text) as object)).not.toContain("weights_g");
});
