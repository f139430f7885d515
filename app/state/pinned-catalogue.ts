import { atom, type Atom } from "jotai";
import { unwrap } from "jotai/utils";
import type { Catalogue } from "../../workers/engine/catalogue.ts";
import { catalogueAtom, withOwnItems } from "./catalogue.ts";
import { comparisonAtom } from "./comparisons.ts";
import { engineTriesAtom } from "./engine-tries.ts";
import { keptVersion } from "./kept-version.ts";
import { portfolioAtom } from "./portfolio-heads.ts";
import { openTables, servicesAtom } from "./services.ts";

const byVersion = new Map<string, Atom<Catalogue | "failed" | null>>();

/** The catalogue of a version that is not in use; null = it is on its way. */
const versionAtom = (version: string): Atom<Catalogue | "failed" | null> => {
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
  byVersion.set(version, shownAtom);
  return shownAtom;
};

const made = (keptAtom: Atom<string | undefined>): Atom<Catalogue | null> =>
  atom((get) => {
    const kept = get(keptAtom);
    if (kept === undefined) return get(catalogueAtom);
    const catalogue = get(versionAtom(kept));
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
  once(comparisons, id, () => made(atom((get) => keptVersion(get, get(comparisonAtom(id))?.comparison ?? {}))));

/** The same for a portfolio. */
export const portfolioCatalogueAtom = (id: string): Atom<Catalogue | null> =>
  once(portfolios, id, () => made(atom((get) => keptVersion(get, get(portfolioAtom(id))?.portfolio ?? {}))));
