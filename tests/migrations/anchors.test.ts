import { describe, expect, it } from "vitest";
import { checkAnchors, formatAnchor, holds } from "../../migrations/reference-data/build/anchors.ts";
import { sanityTable } from "../../migrations/reference-data/build/sanity-table.ts";
import { referenceOf, scoreAll } from "../../migrations/reference-data/build/scored-products.ts";
import type { SourceFiles } from "../../migrations/reference-data/build/read-csv.ts";
import { buildShipped, withChange } from "./shipped-files.ts";

const { tables, regions, guard } = buildShipped();
const reference = referenceOf("test", tables, regions);

const failures = (files: SourceFiles): readonly string[] => {
  const changed = buildShipped(files);
  const anchors = checkAnchors(referenceOf("test", changed.tables, changed.regions));
  return anchors.filter((anchor) => !holds(anchor) && anchor.known === undefined).map(formatAnchor);
};

describe("checks against published results", () => {
  it.each(checkAnchors(reference).map((anchor) => [`${anchor.name} (${anchor.region})`, anchor] as const))(
    "%s",
    (_name, anchor) => {
      expect(holds(anchor)).toBe(anchor.known === undefined);
    },
  );

  it("fail if a figure is wrong", () => {
    const { files } = withChange("activities/materials-virgin.csv", ",kg,1.63,8.35,", ",kg,2.63,8.35,");
    expect(failures(files)).toContainEqual(
      expect.stringMatching(/^FAIL +3\.42 in 2\.4-2\.8 +PP with forming, thermoformed/),
    );
  });

  it.each(guard.map((ratio) => [`${ratio.name} (${ratio.region})`, ratio] as const))("%s", (_name, ratio) => {
    expect(holds(ratio)).toBe(true);
  });

  it("guard the materials: a figure that is a third too low is outside 0.6-1.0", () => {
    const { files } = withChange("activities/materials-virgin.csv", ",kg,2.19,12.11,", ",kg,1.46,12.11,");
    const slipped = buildShipped(files).guard.filter((ratio) => !holds(ratio));
    expect(slipped.map(({ name }) => name)).toEqual([
      "pet_virgin + form_stretch_blow / DESNZ 2025",
      "pet_virgin + form_thermoform / DESNZ 2025",
    ]);
  });

  it("compare at the published precision", () => {
    const range = { name: "", region: "", low: 2.4, high: 2.8 };
    expect(holds({ ...range, measured: 2.39 })).toBe(false);
    expect(holds({ ...range, measured: 2.39, decimals: 1 })).toBe(true);
    expect(holds({ ...range, measured: 2.34, decimals: 1 })).toBe(false);
  });

  it("fail without a computed value", () => {
    expect(holds({ name: "", region: "", measured: null, low: 0, high: 1 })).toBe(false);
  });
});

describe("every use case in every region", () => {
  const scored = scoreAll(reference, tables, regions);

  it.each(["Global", ...regions])("is scored in %s without a warning and without an assumption", (region) => {
    const here = scored.filter((useCase) => useCase.region === region);
    expect(here.flatMap((useCase) => useCase.complaints)).toEqual([]);
    expect(here.flatMap((useCase) => useCase.products)).toHaveLength(tables.table("prodsys").size);
  });

  it("is listed product by product", () => {
    const table = sanityTable(scored, "Global");
    for (const id of tables.table("prodsys").keys()) expect(table).toContain(`  ${id} `);
  });

  it("has complaints if data is missing", () => {
    const broken = buildShipped();
    broken.tables.put("dispose-default", "metal/open", { mass_frac_default: 0.5 });
    const [cups] = scoreAll(referenceOf("test", broken.tables, []), broken.tables, []).slice(1);
    expect(cups?.complaints).toContain("mass_fractions_not_one metal (cold_cup_aluminium)");
    expect(cups?.complaints).toContain("assumed climate of cold_cup_aluminium");
  });
});
