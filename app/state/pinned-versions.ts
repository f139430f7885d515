import { atom } from "jotai";
import { comparisonsAtom } from "./comparisons.ts";
import { portfoliosAtom } from "./portfolio-heads.ts";
import { referenceCatalogueAtom } from "./reference-catalogue.ts";
import { openTables, servicesAtom } from "./services.ts";

/** Which other dataset versions than the one in use the user's results are of, and where; another text if that changes. */
export const pinnedVersionsAtom = atom((get): string => {
  const inUse = get(referenceCatalogueAtom)?.version;
  const heads = [
    ...get(comparisonsAtom).map(({ comparison }) => comparison),
    ...get(portfoliosAtom).map(({ portfolio }) => portfolio),
  ];
  const places = heads.flatMap(({ data_version, region_use }) =>
    data_version === undefined || data_version === inUse ? [] : [`${data_version} ${region_use}`],
  );
  return inUse === undefined ? "" : [`${inUse}:`, ...new Set(places.toSorted())].join("\n");
});

/** The version in use that this page has tidied up beside. */
const tidiedAtom = atom<string | null>(null);

/**
 * Sees that results which stay with another version open without a network. What nothing is of any more goes once a page and
 * version in use: a delete that is undone a moment later finds its version still there. Never rejects.
 */
export const keepPinnedVersionsAtom = atom(null, async (get, set): Promise<void> => {
  const inUse = get(referenceCatalogueAtom)?.version;
  if (inUse === undefined) return;
  try {
    const pinned = await (await openTables(get(servicesAtom))).pinned();
    if (get(tidiedAtom) !== inUse) {
      set(tidiedAtom, inUse);
      await pinned.tidy();
    }
    await pinned.keepNamed(inUse);
  } catch {
    // its code did not arrive: the next start tries again
  }
});
