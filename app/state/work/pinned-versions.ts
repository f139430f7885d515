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

/** Which other dataset versions than the one in use the user's results are of, and where; another text if that changes. */
export const pinnedVersionsAtom = atom((get): string => {
  const inUse = get(referenceCatalogueAtom)?.version;
  const places = get(headsAtom).map(({ data_version, region_use }) => `${data_version} ${region_use}`);
  return inUse === undefined ? "" : [`${inUse}:`, ...new Set(places.toSorted())].join("\n");
});

/** The version in use that this page has tidied up beside. */
const tidiedAtom = atom<string | null>(null);

/**
 * Sees that results which stay with another version open without a network, and can be set beside the one in use. What nothing is of any more goes once a page and
 * version in use: a delete that is undone a moment later finds its version still there. Never rejects.
 */
export const keepPinnedVersionsAtom = atom(null, async (get, set): Promise<void> => {
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
    // one after the other: nobody waits for them
    for (const region of new Set(get(headsAtom).map(({ region_use }) => region_use))) {
      await tables.reference.ensureRegion(region);
    }
  } catch {
    // its code did not arrive: the next start tries again
  }
});
