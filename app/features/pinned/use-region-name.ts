import { useAtomValue } from "jotai";
import { referenceCatalogueAtom } from "../../state/engine/reference-catalogue.ts";

/** Looks up a region's name in the current data version; gives the id if it is unknown or not yet loaded. */
export const useRegionName = (): ((region_id: string) => string) => {
  const regions = useAtomValue(referenceCatalogueAtom)?.regions;
  return (region_id) => regions?.find((region) => region.region_id === region_id)?.region_name ?? region_id;
};
