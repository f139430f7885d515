import type { CatalogueRegion } from "../../workers/engine/catalogue.ts";

/** Regions of the reference data by country code. */
const BY_COUNTRY: Readonly<Record<string, string>> = {
  GB: "UnitedKingdom",
  US: "UnitedStates",
  ES: "Spain",
  DE: "Germany",
  FR: "France",
  IT: "Italy",
  NL: "Netherlands",
  ...Object.fromEntries(
    "AT BE BG CY CZ DK EE FI GR HR HU IE LT LU LV MT PL PT RO SE SI SK".split(" ").map((code) => [code, "Europe"]),
  ),
};

/** The region of use by the country of the first of the browser's languages that has one; null = no guess. */
export const guessedRegion = (
  regions: readonly CatalogueRegion[],
  languages: readonly string[],
): CatalogueRegion | null => {
  const country = languages.flatMap((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1] ?? [])[0] ?? "";
  return regions.find(({ region_id, usable }) => usable && region_id === BY_COUNTRY[country]) ?? null;
};
