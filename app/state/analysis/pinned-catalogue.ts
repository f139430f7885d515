import { atom, type Atom, type Getter } from "jotai";
import { unwrap } from "jotai/utils";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { catalogueAtom, withOwnItems } from "../work/catalogue.ts";
import { comparisonAtom } from "../work/comparisons.ts";
import { engineTriesAtom } from "../engine/engine-tries.ts";
import { keptVersion } from "../engine/kept-version.ts";
import { portfolioAtom } from "../work/portfolio-heads.ts";
import { openTables, servicesAtom } from "../core/services.ts";

/** What has scores: a comparison or a portfolio. */
export interface ScoredSubject {
  readonly kind: "comparison" | "portfolio";
  readonly id: string;
}

interface OfVersion {
  readonly askedAtom: Atom<Promise<Catalogue | "failed">>;
  /** null = it is on its way */
  readonly shownAtom: Atom<Catalogue | "failed" | null>;
}

const byVersion = new Map<string, OfVersion>();

/** The catalogue of a version that is not in use. */
const ofVersion = (version: string): OfVersion => {
  const known = byVersion.get(version);
  if (known !== undefined) return known;
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
  const atoms = { askedAtom, shownAtom };
  byVersion.set(version, atoms);
  return atoms;
};

/** The kept version of a comparison or portfolio; undefined = its results are of the one in use. */
const versionOf = (get: Getter, { kind, id }: ScoredSubject): string | undefined =>
  keptVersion(
    get,
    (kind === "comparison" ? get(comparisonAtom(id))?.comparison : get(portfolioAtom(id))?.portfolio) ?? {},
  );

const made = (keptAtom: Atom<string | undefined>): Atom<Catalogue | null> =>
  atom((get) => {
    const kept = get(keptAtom);
    if (kept === undefined) return get(catalogueAtom);
    const catalogue = get(ofVersion(kept).shownAtom);
    // names of the version in use are better than none: that the scores cannot be had is told where they stand
    return catalogue === "failed" ? get(catalogueAtom) : withOwnItems(get, catalogue);
  });

const comparisons = new Map<string, Atom<Catalogue | null>>();
const portfolios = new Map<string, Atom<Catalogue | null>>();

const once = (
  all: Map<string, Atom<Catalogue | null>>,
  id: string,
  make: () => Atom<Catalogue | null>,
): Atom<Catalogue | null> => {
  const known = all.get(id) ?? make();
  all.set(id, known);
  return known;
};

/** Names, order and figures of the dataset that the results of a comparison are of; null = they are on their way. */
export const comparisonCatalogueAtom = (id: string): Atom<Catalogue | null> =>
  once(comparisons, id, () => made(atom((get) => versionOf(get, { kind: "comparison", id }))));

/** The same for a portfolio. */
export const portfolioCatalogueAtom = (id: string): Atom<Catalogue | null> =>
  once(portfolios, id, () => made(atom((get) => versionOf(get, { kind: "portfolio", id }))));

/**
 * The same for a file, which waits for it: somebody may ask for one where nothing shows these names. Null = it cannot be had;
 * a file then is better not written than with the names of another dataset.
 */
export const catalogueForFile = async (get: Getter, subject: ScoredSubject): Promise<Catalogue | null> => {
  const kept = versionOf(get, subject);
  if (kept === undefined) return get(catalogueAtom);
  const catalogue = await get(ofVersion(kept).askedAtom);
  return catalogue === "failed" ? null : withOwnItems(get, catalogue);
};
