import type { Getter } from "jotai";
import { referenceCatalogueAtom } from "./reference-catalogue.ts";

/** The dataset version that results are pinned to, if it is not the current one; undefined = current, or never pinned. */
export const pinnedVersion = (
  get: Getter,
  { data_version }: { readonly data_version?: string | undefined },
): string | undefined => {
  const inUse = get(referenceCatalogueAtom)?.version;
  return inUse === undefined || data_version === inUse ? undefined : data_version;
};
