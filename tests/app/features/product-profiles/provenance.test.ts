// @vitest-environment node
import { expect, test } from "vitest";
import { provenanceInWords } from "../../../../app/features/product-profiles/profile-view.tsx";

test("a source with year, geography, quality and verification becomes text", () => {
  const source = {
    source: "Refiller 2013",
    source_year: 2013,
    geography: "Global",
    quality: "published-LCA",
    checked: "seen",
  };
  expect(provenanceInWords(source)).toBe(
    "Refiller 2013. 2013, Global, published life-cycle assessment, read in the source.",
  );
});

test("missing parts are omitted; unknown codes stay unchanged", () => {
  const nothing = { source: "", source_year: null, geography: "", quality: "", checked: "" };
  expect(provenanceInWords(nothing)).toBe("no source given");
  expect(provenanceInWords({ ...nothing, source: "A", quality: "hearsay" })).toBe("A. hearsay.");
});
