import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { QualityCell, QualityNote } from "../../../../app/features/explanation/quality-note.tsx";
import { explanationTexts } from "../../../../app/text/en/explanation.ts";
import type { InventoryExplanation } from "../../../../workers/engine/analysis/explanation.ts";

afterEach(cleanup);

const shown = (
  quality: InventoryExplanation["quality"],
  estimated: number | null = 0,
  estimates: InventoryExplanation["estimates"] = [],
): string => {
  // the note reads nothing else of an explanation
  const estimated_parts = { factors: 0.207, masses: 0.4 };
  const explanation = {
    quality,
    estimated,
    estimated_parts,
    estimates,
    prodsys_id: "mug",
  } as unknown as InventoryExplanation;
  const note = <QualityNote explanation={explanation} metricUnit="g CO2e" version="2026.12" />;
  const text = render(note).container.textContent ?? "";
  return text.replaceAll("\u00A0", " ");
};

test("definitions are not estimates and are listed apart from the order of qualities", () => {
  const text = shown([
    { quality: "measured", share: 0.75 },
    { quality: "definition", share: 0.25 },
  ]);
  expect(text).toContain(explanationTexts.quality.none);
  expect(text).toContain("The factors alone, from best to worst: measured 75%.");
  expect(text).toContain("25% comes from definitions");
});

test("a value of definitions only has no order of qualities", () => {
  expect(shown([{ quality: "definition", share: 1 }])).not.toContain("from best to worst");
});

const estimate = (kind: "factor" | "mass", name: string, share: number, region_id = "Global") => ({
  kind,
  id: name,
  region_id,
  name,
  stage: null,
  contribution: share * 10,
  share,
});

test("says how much rests on estimates, including masses, with the smallest in one row", () => {
  const estimates = [
    estimate("mass", "Cup", 0.4),
    estimate("factor", "Glaze", 0.2),
    estimate("factor", "Van", 0.004),
    estimate("factor", "Hub", 0.003),
  ];
  const text = shown([{ quality: "measured", share: 1 }], 0.607, estimates);
  expect(text).toContain("61% of this value rests on estimates");
  expect(text).toContain("Estimated factors 21%, estimated masses 40%.");
  expect(text).toContain("Mass: Cup440%");
  expect(text).toContain("Glaze220%");
  expect(text).toContain("2 smaller ones");
  expect(text).not.toContain("Hub");
});

test("each estimate links to its data row; the row of the smallest has no link", () => {
  shown([{ quality: "measured", share: 1 }], 0.607, [
    estimate("mass", "Cup", 0.4),
    estimate("factor", "Grid", 0.2, "Spain"),
    estimate("factor", "Van", 0.004),
    estimate("factor", "Hub", 0.003),
  ]);
  const links = screen.getAllByRole("link").map((link) => decodeURIComponent(link.getAttribute("href") ?? ""));
  expect(links).toEqual([
    "/data?row=2026.12/recipe/Global/mug/Cup",
    expect.stringMatching(/^\/data\?row=2026\.12\/impact\/Spain\/Grid#\w+$/),
  ]);
});

test("says nothing about a value of 0", () => {
  expect(shown([], null)).toBe("");
});

test("in a table a definition is a word, an estimate carries the mark", () => {
  expect(render(<QualityCell quality="definition" />).container.innerHTML).toBe("definition");
  expect(render(<QualityCell quality="expert-estimate" />).container.innerHTML).toContain("class");
});
