import { expect, test } from "vitest";
import { guessedRegion } from "../../../app/choices/guessed-region.ts";
import type { CatalogueRegion } from "../../../workers/engine/catalogue.ts";

const REGIONS = ["Global", "Europe", "Spain", "UnitedKingdom"].map(
  (region_id) => ({ region_id, usable: true }) as CatalogueRegion,
);
const guess = (...languages: readonly string[]) => guessedRegion(REGIONS, languages)?.region_id ?? null;

test("the region is guessed from the country of the browser's languages", () => {
  expect(guess("en-GB", "es-ES")).toBe("UnitedKingdom");
  expect(guess("es", "es-ES")).toBe("Spain");
  // a country without a region of its own
  expect(guess("de-AT")).toBe("Europe");
  expect([guess("en"), guess("en-AU")]).toEqual([null, null]);
  // the dataset lacks the region
  expect(guess("en-US")).toBeNull();
});
