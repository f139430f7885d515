import { atom } from "jotai";
import { comparisonsAtom } from "./comparisons.ts";
import { portfoliosAtom } from "./portfolio-heads.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import { openTables, servicesAtom } from "../core/services.ts";

const headsAtom = atom((get) => {
  const inUse = get(referenceCatalogueAtom)?.version;
  return [
    ...get(comparisonsAtom).map(({ comparison }) => comparison),
    ...get(portfoliosAtom).map(({ portfolio }) => portfolio),
  ].filter(({ data_version }) => data_version !== undefined && data_version !== inUse);
});

/** The pinned dataset versions of the user's results and their regions, as a text that changes with them. */
export const pinnedVersionsAtom = atom((get): string => {
  const inUse = get(referenceCatalogueAtom)?.version;
  const places = get(headsAtom).map(({ data_version, region_use }) => `${data_version} ${region_use}`);
  return inUse === undefined ? "" : [`${inUse}:`, ...new Set(places.toSorted())].join("\n");
});

/** The current version for which unused versions were already removed. */
const tidiedAtom = atom<string | null>(null);

/**
 * Keeps the dataset versions that results are pinned to, so that these open offline and can be compared with the current version.
 * Removes unused versions once per page and current version: the version of a delete that is undone is still there. Never rejects.
 */
export const storePinnedVersionsAtom = atom(null, async (get, set): Promise<void> => {
  const inUse = get(referenceCatalogueAtom)?.version;
  if (inUse === undefined) return;
  try {
    const tables = await openTables(get(servicesAtom));
    const pinned = await tables.pinned();
    if (get(tidiedAtom) !== inUse) {
      set(tidiedAtom, inUse);
      await pinned.tidy();
    }
    await pinned.keepNamed(inUse);
    // in sequence: nothing waits for them
    for (const region of new Set(get(headsAtom).map(({ region_use }) => region_use))) {
      await tables.reference.ensureRegion(region);
    }
  } catch {
    // the code could not be loaded: the next start tries again
  }
});
