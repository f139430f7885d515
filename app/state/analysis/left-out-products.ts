import { atom, type Getter } from "jotai";
import { forbidsOn } from "../../../workers/engine/rules/market-rules.ts";
import { atomFamily } from "../core/atom-family.ts";
import { countsForbiddenAtom } from "../core/left-out.ts";
import { subjectKey, type Subject } from "../core/subject.ts";
import { comparisonAtom } from "../work/comparisons.ts";
import { portfolioAtom } from "../work/portfolio-heads.ts";
import { lawOfProducts, type LawOfProducts } from "./market-rules.ts";
import { comparisonCatalogueAtom, portfolioCatalogueAtom } from "./pinned-catalogue.ts";

const NONE: ReadonlySet<string> = new Set();
const NO_LAW: LawOfProducts = new Map();

const regionOf = (get: Getter, { kind, id }: Subject): string | undefined =>
  (kind === "comparison" ? get(comparisonAtom(id))?.comparison : get(portfolioAtom(id))?.portfolio)?.region_use;

/** The market rules of a subject's region for each product, by the dataset of its results. */
export const subjectLawAtom = atomFamily((subject: Subject) => {
  const regionAtom = atom((get) => regionOf(get, subject));
  const { kind, id } = subject;
  return atom((get): LawOfProducts => {
    const catalogue = get(kind === "comparison" ? comparisonCatalogueAtom(id) : portfolioCatalogueAtom(id));
    const region = get(regionAtom);
    return catalogue === null || region === undefined ? NO_LAW : lawOfProducts(catalogue, region);
  });
}, subjectKey);

/** Ids of all products whose sale that law forbids today. */
export const forbiddenAtom = atomFamily(
  (subject: Subject) =>
    atom((get): ReadonlySet<string> => {
      const day = new Date().toISOString().slice(0, 10);
      const law = [...get(subjectLawAtom(subject))];
      return new Set(law.flatMap(([id, rules]) => (rules.some((rule) => forbidsOn(rule, day)) ? [id] : [])));
    }),
  subjectKey,
);

/** Ids of the products that titles and charts of a subject leave out: the forbidden ones, unless the user counts them. */
export const leftOutAtom = atomFamily(
  (subject: Subject) => atom((get) => (get(countsForbiddenAtom(subject)) ? NONE : get(forbiddenAtom(subject)))),
  subjectKey,
);
