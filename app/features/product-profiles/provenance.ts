import type { Provenance } from "../../../workers/engine/analysis/product-profile.ts";
import { productProfilesTexts } from "../../text/en/product-profiles.ts";

const words = productProfilesTexts;
const QUALITIES: Readonly<Partial<Record<string, string>>> = words.qualities;
const CHECKS: Readonly<Partial<Record<string, string>>> = words.checks;

/** A source with year, geography and quality as text; unknown codes stay unchanged. */
export const provenanceInWords = ({ source, source_year, geography, quality, checked }: Provenance): string => {
  const facts = [
    // String, not a formatter: a year has no thousands separator
    source_year === null ? "" : String(source_year),
    geography,
    QUALITIES[quality] ?? quality,
    CHECKS[checked] ?? checked,
  ].filter((fact) => fact !== "");
  return words.provenance(source === "" ? words.noSource : source, facts.join(", "));
};
