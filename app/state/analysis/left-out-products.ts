import { atom } from "jotai";
import { forbidsOn, type LawOfProducts } from "../../../workers/engine/rules/market-rules.ts";
import { includesForbiddenAtom } from "../core/left-out.ts";
import { subjectFamily } from "../core/subject.ts";
import { subjectHead } from "../work/portfolio-heads.ts";
import { lawOfProducts } from "./market-rules.ts";
import { subjectCatalogueAtom } from "./pinned-catalogue.ts";

const NONE: ReadonlySet<string> = new Set();
const NO_LAW: LawOfProducts = new Map();

/** The market rules of a subject's region for each product, by the dataset of its results. */
export const subjectLawAtom = subjectFamily((subject) => {
  const regionAtom = atom((get) => subjectHead(get, subject)?.region_use);
  return atom((get): LawOfProducts => {
    const catalogue = get(subjectCatalogueAtom(subject));
    const region = get(regionAtom);
    return catalogue === null || region === undefined ? NO_LAW : lawOfProducts(catalogue, region);
  });
});

/** Ids of all products whose sale that law forbids today. */
export const forbiddenAtom = subjectFamily((subject) =>
  atom((get): ReadonlySet<string> => {
    const day = new Date().toISOString().slice(0, 10);
    const law = [...get(subjectLawAtom(subject))];
    return new Set(law.flatMap(([id, rules]) => (rules.some((rule) => forbidsOn(rule, day)) ? [id] : [])));
  }),
);

/** Ids of the products that titles and charts of a subject leave out: the forbidden ones, unless the user counts them. */
export const leftOutAtom = subjectFamily((subject) =>
  atom((get) => (get(includesForbiddenAtom(subject)) ? NONE : get(forbiddenAtom(subject)))),
);
