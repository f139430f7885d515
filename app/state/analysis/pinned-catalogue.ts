import { atom, type Atom, type Getter } from "jotai";
import { unwrap } from "jotai/utils";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { catalogueAtom, withOwnItems } from "../work/catalogue.ts";
import { comparisonAtom } from "../work/comparisons.ts";
import { engineTriesAtom } from "../engine/engine-tries.ts";
import { keptVersion } from "../engine/kept-version.ts";
import { portfolioAtom } from "../work/portfolio-heads.ts";
import { openTables, servicesAtom } from "../core/services.ts";
import { atomFamily } from "../core/atom-family.ts";
import type { Subject } from "../core/subject.ts";

interface OfVersion {
  readonly askedAtom: Atom<Promise<Catalogue | "failed">>;
  /** null = it is on its way */
  readonly shownAtom: Atom<Catalogue | "failed" | null>;
}

/** The catalogue of a version that is not in use. */
const ofVersion = atomFamily((version): OfVersion => {
  const askedAtom = atom(async (get): Promise<Catalogue | "failed"> => {
    get(engineTriesAtom);
    const services = get(servicesAtom);
    try {
      const catalogue = await (await (await openTables(services)).pinned()).catalogue(version);
      return catalogue.ok ? catalogue.value : "failed";
    } catch {
      // its code did not arrive
      return "failed";
    }
  });
  const shownAtom = unwrap(askedAtom, (before) => before ?? null);
  return { askedAtom, shownAtom };
});

/** The kept version of a comparison or portfolio; undefined = its results are of the one in use. */
const versionOf = (get: Getter, { kind, id }: Subject): string | undefined =>
  keptVersion(
    get,
    (kind === "comparison" ? get(comparisonAtom(id))?.comparison : get(portfolioAtom(id))?.portfolio) ?? {},
  );

const shownCatalogue = (subject: Subject): Atom<Catalogue | null> => {
  // an atom of its own, so that other changes of the subject do not matter
  const keptAtom = atom((get) => versionOf(get, subject));
  return atom((get) => {
    const kept = get(keptAtom);
    if (kept === undefined) return get(catalogueAtom);
    const catalogue = get(ofVersion(kept).shownAtom);
    // names of the version in use are better than none: that the scores cannot be had is told where they stand
    return catalogue === "failed" ? get(catalogueAtom) : withOwnItems(get, catalogue);
  });
};

/** Names, order and figures of the dataset that the results of a comparison are of; null = they are on their way. */
export const comparisonCatalogueAtom = atomFamily((id) => shownCatalogue({ kind: "comparison", id }));

/** The same for a portfolio. */
export const portfolioCatalogueAtom = atomFamily((id) => shownCatalogue({ kind: "portfolio", id }));

/**
 * The same for a file, which waits for it: somebody may ask for one where nothing shows these names. Null = it cannot be had;
 * a file then is better not written than with the names of another dataset.
 */
export const catalogueForFile = async (get: Getter, subject: Subject): Promise<Catalogue | null> => {
  const kept = versionOf(get, subject);
  if (kept === undefined) return get(catalogueAtom);
  const catalogue = await get(ofVersion(kept).askedAtom);
  return catalogue === "failed" ? null : withOwnItems(get, catalogue);
};
