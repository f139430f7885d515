import { useAtomValue } from "jotai";
import { referenceCatalogueAtom } from "../../state/engine/reference-catalogue.ts";

/** What the version in use calls a region; its id where it has none of it, or nothing is loaded yet. */
export const useRegionName = (): ((region_id: string) => string) => {
  const regions = useAtomValue(referenceCatalogueAtom)?.regions;
  return (region_id) => regions?.find((region) => region.region_id === region_id)?.region_name ?? region_id;
};
