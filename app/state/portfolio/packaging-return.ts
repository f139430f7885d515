import { atom, type Atom } from "jotai";
import * as v from "valibot";
import { differentNumbers } from "../../../workers/engine/portfolio/different-numbers.ts";
import type { ComponentWeight } from "../../../workers/engine/portfolio/portfolio-weights.ts";
import type { Period } from "../../../workers/engine/portfolio/period.ts";
import {
  coveredBy,
  returnLines,
  RETURN_GROUPS,
  type ReturnLines,
  type ReturnScope,
} from "../../../workers/engine/returns/return-lines.ts";
import { atomFamily } from "../core/atom-family.ts";
import { ok } from "../core/outcome.ts";
import { persistedAtom } from "../core/persisted-atom.ts";
import { servicesAtom } from "../core/services.ts";
import { questionAtom } from "../engine/question-atom.ts";
import { portfolioAtom, portfoliosAtom } from "../work/portfolios.ts";
import { portfolioScoresAtom, portfolioSessionAtom } from "./portfolio-scores.ts";
import { portfolioTableAtom } from "./portfolio-table.ts";

/** Countries whose returns are prepared; EU = another member state. */
export const RETURN_COUNTRIES = ["GB", "DE", "ES", "FR", "IT", "NL", "EU"] as const;
export type ReturnCountry = (typeof RETURN_COUNTRIES)[number];

export const RETURN_PARTS = ["year", "H1", "H2"] as const;
export type ReturnPart = (typeof RETURN_PARTS)[number];

const AnswersSchema = v.object({
  country: v.picklist(RETURN_COUNTRIES),
  year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2999)),
  part: v.picklist(RETURN_PARTS),
  level: v.picklist(["primary", "transport"]),
  market: v.picklist(["household", "business"]),
  /** by country, sites that differ from `market`: what is in one country's return is not in another's */
  sites: v.record(v.picklist(RETURN_COUNTRIES), v.record(v.string(), v.picklist(["household", "business", "none"]))),
  /** null = not answered yet: all of it counts, and no file is written */
  filled: v.nullable(v.picklist(["all", "none", "some"])),
  /** use cases that are filled at the point of sale, if only some are */
  filled_use_cases: v.array(v.string()),
  /** United Kingdom only */
  organisation_id: v.string(),
  organisation_size: v.picklist(["L", "S"]),
  packaging_activity: v.string(),
});

/** What the user says about a portfolio so that its return can be prepared. */
export type ReturnAnswers = v.InferOutput<typeof AnswersSchema>;

/** Answers by portfolio_id in this browser; cleared at logout and never sent. */
const answersAtom = persistedAtom<Readonly<Record<string, ReturnAnswers>>>(
  "packaging_returns",
  v.record(v.string(), AnswersSchema),
  {},
);

const COUNTRY_OF: Readonly<Record<string, ReturnCountry>> = {
  UnitedKingdom: "GB",
  Germany: "DE",
  Spain: "ES",
  France: "FR",
  Italy: "IT",
  Netherlands: "NL",
};

/** The first year of the United Kingdom's fees, and of its file in the present form. */
const FIRST_YEAR = 2025;

/** The newest day that a line names, YYYY-MM-DD; null = none, or not loaded yet. */
const newestDayAtom = atomFamily((id) =>
  atom((get): string | null => {
    const table = get(portfolioTableAtom(id));
    const days = differentNumbers(table?.columns.date ?? new Uint32Array(0)).map((day) => table?.labelOf(day) ?? "");
    return days.reduce((newest: string | null, day) => (day > (newest ?? "") ? day : newest), null);
  }),
);

const lastYearOf = (now: number): number => Math.max(FIRST_YEAR, new Date(now).getUTCFullYear());

const HALF = "06-30";

/** @param newest the newest day of a line: its period is the one to report first */
const firstAnswers = (region_use: string, newest: string | null, now: number): ReturnAnswers => ({
  country: COUNTRY_OF[region_use] ?? "EU",
  year: Math.min(lastYearOf(now), Math.max(FIRST_YEAR, newest === null ? Infinity : Number(newest.slice(0, 4)))),
  part: region_use === "UnitedKingdom" && newest !== null && newest.slice(5) > HALF ? "H2" : "year",
  level: "primary",
  market: "household",
  sites: {},
  filled: null,
  filled_use_cases: [],
  organisation_id: "",
  organisation_size: "L",
  packaging_activity: "SO",
});

/** The answers about a portfolio, at first those that its region and its newest line suggest. */
export const returnAnswersAtom = atomFamily((id): Atom<ReturnAnswers> =>
  atom((get) => {
    const region_use = get(portfoliosAtom).find(({ portfolio }) => portfolio.portfolio_id === id)?.portfolio.region_use;
    return get(answersAtom)[id] ?? firstAnswers(region_use ?? "", get(newestDayAtom(id)), get(servicesAtom).now());
  }),
);

/** Years for which a return is prepared, the last one being this year. */
export const returnYearsAtom = atom((get): readonly number[] => {
  const last = lastYearOf(get(servicesAtom).now());
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, at) => FIRST_YEAR + at);
});

/** Changes answers about a portfolio and keeps them in this browser; drops those of deleted portfolios. */
export const answerReturnAtom = atom(null, (get, set, id: string, changes: Partial<ReturnAnswers>) => {
  const existing = new Set(get(portfoliosAtom).map(({ portfolio }) => portfolio.portfolio_id));
  const answers = Object.entries(get(answersAtom)).filter(([other]) => existing.has(other));
  set(answersAtom, { ...Object.fromEntries(answers), [id]: { ...get(returnAnswersAtom(id)), ...changes } });
});

/** In the United Kingdom large organisations report half years and small ones years. */
export const partOf = ({ country, part, organisation_size }: ReturnAnswers): ReturnPart => {
  if (country !== "GB") return part;
  if (organisation_size === "S") return "year";
  return part === "year" ? "H1" : part;
};

/** The period as the United Kingdom's file names it: 2025-H1, 2025-P0; others are written alike. */
export const periodOf = (answers: ReturnAnswers): string => {
  const part = partOf(answers);
  if (part !== "year") return `${answers.year}-${part}`;
  return answers.country === "GB" ? `${answers.year}-P0` : String(answers.year);
};

/** Sites that differ in the return of the chosen country. */
export const sitesIn = ({ sites, country }: ReturnAnswers): ReturnScope["sites"] => sites[country] ?? {};

const scopeOf = (answers: ReturnAnswers, covered: ReturnScope["covered"]): ReturnScope => {
  const { year, market } = answers;
  const part = partOf(answers);
  return {
    from: `${year}-${part === "H2" ? "07-01" : "01-01"}`,
    to: `${year}-${part === "H1" ? HALF : "12-31"}`,
    covered,
    market,
    sites: sitesIn(answers),
  };
};

/** Which lines are in the return, as text: equal while nothing changes that the masses depend on. */
export const returnScopeAtom = atomFamily((id) =>
  atom((get) => JSON.stringify(scopeOf(get(returnAnswersAtom(id)), get(portfolioAtom(id))?.portfolio.period ?? null))),
);

/** Masses of the lines in a return, by who throws the packaging away. */
export interface ReturnWeights extends Pick<ReturnLines, "counts" | "undated_part" | "is_covered"> {
  readonly household: readonly ComponentWeight[];
  readonly business: readonly ComponentWeight[];
  /** what the quantities of the portfolio cover in the sight of the return */
  readonly covered: Period;
  /** the text of `returnScopeAtom` for which they were computed: the last ones stay while new ones are asked for */
  readonly scope: string;
}

/** The masses for a return; computed only while displayed. */
export const returnWeightsAtom = atomFamily((id) =>
  questionAtom(async (get) => {
    const { status, scores, problem } = get(portfolioScoresAtom(id));
    const table = get(portfolioTableAtom(id));
    const session = get(portfolioSessionAtom)(id);
    const scope = get(returnScopeAtom(id));
    if (problem !== null) return { ok: false, problem };
    if (status !== "ready" || scores === null || table === null) return null;
    const asked = JSON.parse(scope) as ReturnScope;
    const { group, part, ...lines } = returnLines(table, asked);
    const answer = await session.ask(get(servicesAtom), (engine, portfolio) =>
      engine.portfolioGroupWeights(portfolio, group, RETURN_GROUPS.length, part),
    );
    if (!answer.ok) return answer;
    const [household = [], business = []] = answer.value;
    return ok({ ...lines, household, business, covered: coveredBy(asked), scope });
  }),
);
