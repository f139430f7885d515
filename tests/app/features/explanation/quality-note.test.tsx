import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { QualityNote } from "../../../../app/features/explanation/quality-note.tsx";
import { QualityCell } from "../../../../app/features/explanation/quality-cell.tsx";
import { explanationTexts } from "../../../../app/text/en/explanation.ts";
import type { InventoryExplanation } from "../../../../workers/engine/analysis/explanation.ts";

afterEach(cleanup);

const shown = (quality: InventoryExplanation["quality"]): string => {
  // the note reads nothing else of an explanation
  const explanation = { quality, estimates: [] } as unknown as InventoryExplanation;
  const text = render(<QualityNote explanation={explanation} />).container.textContent ?? "";
  return text.replaceAll("\u00A0", " ");
};

test("definitions are no estimates and stand apart from the order of qualities", () => {
  const text = shown([
    { quality: "measured", share: 0.75 },
    { quality: "definition", share: 0.25 },
  ]);
  expect(text).toContain(explanationTexts.quality.none);
  expect(text).toContain("From best to worst: measured 75 %.");
  expect(text).toContain("25 % follows from definitions");
});

test("a value of definitions alone has no order of qualities", () => {
  expect(shown([{ quality: "definition", share: 1 }])).not.toContain("From best to worst");
});

test("in a table a definition is a word, an estimate carries the mark", () => {
  expect(render(<QualityCell quality="definition" />).container.innerHTML).toBe("definition");
  expect(render(<QualityCell quality="expert-estimate" />).container.innerHTML).toContain("class");
});
