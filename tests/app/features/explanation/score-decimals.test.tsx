import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { scoreFormula } from "../../../../app/features/explanation/formula.tsx";
import { scoreDecimals } from "../../../../app/features/explanation/shown-amount.ts";
import { SummaryView } from "../../../../app/features/explanation/summary-view.tsx";
import { formatNumber } from "../../../../app/text/format.ts";
import type { RatingExplanation, SummaryExplanation } from "../../../../workers/engine/analysis/explanation.ts";

afterEach(cleanup);

test("a score in a formula rounds to the whole number that is shown elsewhere", () => {
  const written = (score: number): string => formatNumber(score, scoreDecimals(score));
  expect([86.496, 86.504, 86.4, 42.96, 99.4996, 100].map(written)).toEqual([
    "86.496",
    "86.5",
    "86.4",
    "43.0",
    "99.4996",
    "100.0",
  ]);
});

test("the formula of a summary of 86.496 does not end in 86.5, nor does that of a score", () => {
  // the views read nothing else of an explanation
  const terms = [{ metric: "climate", weight: 2, score: 86.496, points: 86.496, below_scale: false, assumed: false }];
  const explanation = { kind: "summary", summary: 86.496, terms, estimated: null } as unknown as SummaryExplanation;
  const { container } = render(
    <SummaryView explanation={explanation} metrics={[]} hasOwnWeights={false} onOpen={() => undefined} />,
  );
  const steps = [...container.querySelectorAll("dd")].map(({ textContent }) => textContent);
  expect(steps.slice(1)).toEqual(["= 172.992 / 2", "= 86.496"]);
  expect(container.querySelector("tfoot")?.textContent).toContain("86.496");

  const scale = { type: "other", lowest: 1, highest: 5 };
  const rating = { scale, raw: 1.5456, score: 86.496, below_scale: false } as unknown as RatingExplanation;
  expect(scoreFormula(rating, "1.5", 1).at(-1)).toBe("= 86.496");
});
