import { atom, type Getter } from "jotai";
import { forbiddenIds } from "../../../workers/engine/rules/market-rules.ts";
import { atomFamily } from "../core/atom-family.ts";
import { countsForbiddenAtom } from "../core/left-out.ts";
import { subjectKey, type Subject } from "../core/subject.ts";
import { comparisonAtom } from "../work/comparisons.ts";
import { portfolioAtom } from "../work/portfolio-heads.ts";
import { comparisonCatalogueAtom, portfolioCatalogueAtom } from "./pinned-catalogue.ts";

const NONE: ReadonlySet<string> = new Set();

const regionOf = (get: Getter, { kind, id }: Subject): string | undefined =>
  (kind === "comparison" ? get(comparisonAtom(id))?.comparison : get(portfolioAtom(id))?.portfolio)?.region_use;

/** Ids of all products whose sale the law of a subject's region forbids today, by the dataset of its results. */
export const forbiddenAtom = atomFamily((subject: Subject) => {
  const regionAtom = atom((get) => regionOf(get, subject));
  const { kind, id } = subject;
  return atom((get): ReadonlySet<string> => {
    const catalogue = get(kind === "comparison" ? comparisonCatalogueAtom(id) : portfolioCatalogueAtom(id));
    const region = get(regionAtom);
    if (catalogue === null || region === undefined) return NONE;
    return forbiddenIds(catalogue.products, region, catalogue, new Date());
  });
}, subjectKey);

/** Ids of the products that titles and charts of a subject leave out: the forbidden ones, unless the user counts them. */
export const leftOutAtom = atomFamily(
  (subject: Subject) => atom((get) => (get(countsForbiddenAtom(subject)) ? NONE : get(forbiddenAtom(subject)))),
  subjectKey,
);
