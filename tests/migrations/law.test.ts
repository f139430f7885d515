import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lawModule } from "../../migrations/reference-data/build/law-module.ts";
import { buildReferenceData } from "../../migrations/reference-data/build/reference-data.ts";
import { LAW } from "../../workers/engine/returns/law-data.ts";
import { UK_MATERIALS } from "../../workers/engine/returns/law-tables.ts";
import { shippedFiles, withChange } from "./shipped-files.ts";

const problemsOf = (files: typeof shippedFiles) => {
  const built = buildReferenceData(files);
  return built.ok ? [] : built.problems;
};
const withoutLine = (file: string, start: string) =>
  new Map([
    ...shippedFiles,
    [
      file,
      (shippedFiles.get(file) ?? "")
        .split("\n")
        .filter((line) => !line.startsWith(start))
        .join("\n"),
    ],
  ]);

describe("the tables of packaging law", () => {
  it("are the same in the module of the engine as in the files (node migrations/reference-data/build/law-module.ts)", async () => {
    const built = buildReferenceData(shippedFiles);
    const module = readFileSync(new URL("../../workers/engine/returns/law-data.ts", import.meta.url), "utf8");
    expect(built.ok && (await lawModule(built.law))).toBe(module);
  });

  it("do not count cutlery, straws and stirrers as packaging, and count cups depending on where they are filled", () => {
    for (const id of ["fork", "knife", "spoon", "straw", "stirrer"])
      expect(LAW.use_cases[id]).toMatchObject({ single_use: "no", reusable: "no" });
    expect(LAW.use_cases["hot_cup"]).toMatchObject({ single_use: "if-filled" });
    expect(LAW.use_cases["plate"]).toMatchObject({ single_use: "if-filled", reusable: "on-premises" });
  });

  it("have the published base fees of 2025/26 for every material code of the regulator's list", () => {
    expect(LAW.uk_fees).toEqual({ AL: 266, FC: 461, GL: 192, PC: 196, PL: 423, ST: 259, WD: 280, OT: 259 });
    expect(new Set(LAW.uk_codes["packaging_material"])).toEqual(new Set(UK_MATERIALS));
  });

  it.each([
    ["law/use-cases.csv", "hot_cup,", "a row of hot_cup"],
    ["law/materials.csv", "pp,", "a row of pp"],
    ["law/uk-fees.csv", "GL,", "a row of GL"],
  ])("need a row for everything they are asked about: %s without %s", (file, start, expected) => {
    expect(problemsOf(withoutLine(file, start))).toContainEqual(expect.objectContaining({ file, expected }));
  });

  it.each([
    ["law/materials.csv", "pp,12,", "pp,9,", "ppwr_category"],
    ["law/materials.csv", "palm_leaf,,our reading,paper,OT,Leaves", "palm_leaf,,our reading,paper,OT,", "uk_subtype"],
    ["law/materials.csv", "pp,12,named,plastic,PL,Rigid", "pp,12,named,plastic,PL,Stiff", "uk_subtype"],
    ["law/use-cases.csv", "if-filled,container_pp_home", "if-filled,container_unknown", "sold_empty_products"],
    ["law/use-cases.csv", "beverage_can,yes", "beverage_can,perhaps", "single_use"],
  ])("accept no unknown word or id: %s, %s", (file, from, to, column) => {
    expect(problemsOf(withChange(file, from, to).files)).toContainEqual(expect.objectContaining({ file, column }));
  });
});
