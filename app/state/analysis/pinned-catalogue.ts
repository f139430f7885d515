import { atom, type Atom, type Getter } from "jotai";
import { unwrap } from "jotai/utils";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { atomFamily } from "../core/atom-family.ts";
import { openTables, servicesAtom } from "../core/services.ts";
import { type Subject, subjectFamily } from "../core/subject.ts";
import { engineTriesAtom } from "../engine/question-atom.ts";
import { pinnedVersion } from "../engine/reference-catalogue.ts";
import { catalogueAtom, withOwnItems } from "../work/catalogue.ts";
import { subjectHead } from "../work/portfolio-heads.ts";

interface OfVersion {
  readonly askedAtom: Atom<Promise<Catalogue | "failed">>;
  /** null = loading */
  readonly shownAtom: Atom<Catalogue | "failed" | null>;
}

const ofVersion = atomFamily((version): OfVersion => {
  const askedAtom = atom(async (get): Promise<Catalogue | "failed"> => {
    get(engineTriesAtom);
    const services = get(servicesAtom);
    try {
      const catalogue = await (await (await openTables(services)).pinned()).catalogue(version);
      return catalogue.ok ? catalogue.value : "failed";
    } catch {
      // the code could not be loaded
      return "failed";
    }
  });
  const shownAtom = unwrap(askedAtom, (before) => before ?? null);
  return { askedAtom, shownAtom };
});

/** The pinned version of a comparison or portfolio; undefined = its results use the current one. */
const versionOf = (get: Getter, subject: Subject): string | undefined =>
  pinnedVersion(get, subjectHead(get, subject) ?? {});

/** Names, order and figures of the dataset of a subject's results; null = loading. */
export const subjectCatalogueAtom = subjectFamily((subject): Atom<Catalogue | null> => {
  // a separate atom, so that other changes of the subject cause no update
  const keptAtom = atom((get) => versionOf(get, subject));
  return atom((get) => {
    const kept = get(keptAtom);
    if (kept === undefined) return get(catalogueAtom);
    const catalogue = get(ofVersion(kept).shownAtom);
    // on a failure the current names are better than none; the scores show the problem
    return catalogue === "failed" ? get(catalogueAtom) : withOwnItems(get, catalogue);
  });
});

/** The same for a comparison. */
export const comparisonCatalogueAtom = (id: string) => subjectCatalogueAtom({ kind: "comparison", id });

/** The same for a portfolio. */
export const portfolioCatalogueAtom = (id: string) => subjectCatalogueAtom({ kind: "portfolio", id });

/**
 * The catalogue of a subject's results, for a file: waits until it is loaded. Null = it could not be loaded; then no file is
 * written, because the names of another dataset would be wrong.
 */
export const catalogueForFile = async (get: Getter, subject: Subject): Promise<Catalogue | null> => {
  const kept = versionOf(get, subject);
  if (kept === undefined) return get(catalogueAtom);
  const catalogue = await get(ofVersion(kept).askedAtom);
  return catalogue === "failed" ? null : withOwnItems(get, catalogue);
};
