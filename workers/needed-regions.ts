import type { ProductOverrides } from "../edge-api/contract/product-overrides.ts";
import { BASE_REGION, isRegionId } from "../edge-api/contract/regions.ts";
import { kindOf } from "./engine/tables/raw-tables.ts";
import type { Reference } from "./engine/tables/reference.ts";

interface ProducedProduct {
  readonly prodsys_id: string;
  readonly overrides?: ProductOverrides | undefined;
}

/**
 * The first region that has own tables which are not loaded: the region of use, or where a product is made (method.md
 * section 4). Scores without them would be silently wrong. A region without own tables equals the base. undefined: none
 * is missing.
 */
export const missingRegion = (
  reference: Reference,
  region_use: string,
  products: Iterable<ProducedProduct>,
): string | undefined => {
  const productRecords = kindOf(reference.base, "prodsys");
  const isMissing = (region: unknown): region is string =>
    typeof region === "string" && region !== BASE_REGION && isRegionId(region) && !reference.regions.has(region);
  if (isMissing(region_use)) return region_use;
  for (const { prodsys_id, overrides } of products) {
    const region = overrides?.region_production ?? productRecords.get(prodsys_id)?.get("region_production");
    if (isMissing(region)) return region;
  }
  return undefined;
};
