import { expect, it } from "vitest";
import { signsOf } from "../../../../app/features/report/score-key.tsx";
import { breakEvenTexts } from "../../../../app/text/en/break-even.ts";
import { reportTexts } from "../../../../app/text/en/report.ts";
import { breakEven } from "../../../../app/text/es/break-even.ts";
import { formatNames } from "../../../../app/text/lists.ts";

it("letters of a table start at a, without gaps", () => {
  expect(signsOf({ assumed: false, below_scale: false, law: true })).toEqual({
    assumed: null,
    below_scale: null,
    law: "a",
  });
  expect(signsOf({ assumed: true, below_scale: false, law: true })).toEqual({
    assumed: "a",
    below_scale: null,
    law: "b",
  });
  expect(Object.values(signsOf({ assumed: true, below_scale: true, law: true }))).toEqual(["a", "b", "c"]);
});

it("names with commas are distinguishable in a list", () => {
  const names = ["Paper cup, PE lined", "Paper cup, PLA lined"];
  expect(formatNames(names)).toBe("Paper cup, PE lined; Paper cup, PLA lined");
  expect(formatNames(["PET cup", "EPS cup", "PP cup"])).toBe("PET cup, EPS cup and PP cup");
  expect(reportTexts.assumptions.assumed("climate", names)).toContain("PE lined; Paper cup");
  expect(reportTexts.settings.ownProducts(names)).toContain("PE lined; Paper cup");
});

it("a sentence with names that have commas shows where each name ends, in both languages", () => {
  const [paper, lid] = ["paper cup, PE lined", "paper bowl, PE lined, PP lid"];
  const ahead = [
    { name: lid, uses: 7 },
    { name: "ceramic mug", uses: 21 },
  ];
  expect(breakEvenTexts.ahead(paper, ahead, "climate")).toBe(
    "Against the “paper cup, PE lined”, on climate, the “paper bowl, PE lined, PP lid” is ahead after 7 uses and the ceramic mug after 21 uses.",
  );
  expect(breakEven.ahead(paper, ahead, "clima")).toMatch(
    /^Frente a «Paper cup, PE lined», en clima: «Paper bowl, PE lined, PP lid» va/,
  );
});
