import { expect, it } from "vitest";
import { pageRule } from "../../../../app/features/report/report-dialog.tsx";

it("sets the paper size; user text cannot break out of its quotes", () => {
  const rule = pageRule("Letter", 'A "name" \\ } @import url(x);\nnext', "Page");
  expect(rule).toContain("size: Letter;");
  expect(rule).toContain('content: "A \\"name\\" \\\\ } @import url(x); next"');
  expect(rule.split("\n")).toHaveLength(1);
});
