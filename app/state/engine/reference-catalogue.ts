import { atom, type Getter } from "jotai";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { readonlyAtom } from "../core/atom-family.ts";

/** The loaded dataset, for parts that must not depend on own products and foods; not null while loading is "ready". */
export const [referenceCatalogueAtom, showCatalogueAtom] = readonlyAtom<Catalogue | null>(null);

const seenAtom = atom<string | null>(null);

/** A version of the server that is not the current one; null = none known. */
export const otherVersionAtom = atom((get): string | null => {
  const [inUse, seen] = [get(referenceCatalogueAtom)?.version, get(seenAtom)];
  return inUse === undefined || seen === inUse ? null : seen;
});

/** For the loading actions only: notes the version that the server has. */
export const noteServerVersionAtom = atom(null, (_get, set, version: string) => set(seenAtom, version));

/** The dataset version that results are pinned to, if it is not the current one; undefined = current, or never pinned. */
export const pinnedVersion = (
  get: Getter,
  { data_version }: { readonly data_version?: string | undefined },
): string | undefined => {
  const inUse = get(referenceCatalogueAtom)?.version;
  return inUse === undefined || data_version === inUse ? undefined : data_version;
};
