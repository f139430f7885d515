import { atom, type Atom } from "jotai";
import { yearPeriod, yearsOf, type Period } from "../../../workers/engine/portfolio/period.ts";
import { atomFamily } from "../core/atom-family.ts";
import { servicesAtom } from "../core/services.ts";
import { portfolioAtom } from "../work/portfolio-heads.ts";

const thisYearAtom = atom((get) => yearPeriod(new Date(get(servicesAtom).now()).getUTCFullYear()));

/** The period of a portfolio; this calendar year if it names none. */
export const portfolioPeriodAtom = atomFamily((id): Atom<Period> =>
  atom((get) => get(portfolioAtom(id))?.portfolio.period ?? get(thisYearAtom)),
);

/** Years that the period of a portfolio covers; sums divided by it are sums a year. */
export const portfolioYearsAtom = atomFamily((id) => atom((get) => yearsOf(get(portfolioPeriodAtom(id)))));
