import type { Getter } from "jotai";
import { referenceCatalogueAtom } from "./reference-catalogue.ts";

/**
 * The dataset version that results stay with although another one is in use by now; undefined = they are of the one in use, or
 * were never bound to any.
 */
export const keptVersion = (
  get: Getter,
  { data_version }: { readonly data_version?: string | undefined },
): string | undefined => {
  const inUse = get(referenceCatalogueAtom)?.version;
  return inUse === undefined || data_version === inUse ? undefined : data_version;
};
