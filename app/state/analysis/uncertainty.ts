import { atom, type Atom, type Getter } from "jotai";
import { unwrap } from "jotai/utils";
import type {
  DecidingInput,
  DrawSettings,
  UncertainQuestion,
  Uncertainty,
} from "../../../workers/engine/analysis/uncertainty/uncertainty.ts";
import { comparisonInputAtom } from "../comparison/comparison-input.ts";
import { comparisonScoresAtom } from "../comparison/comparison-scores.ts";
import type { Outcome, Problem } from "../core/outcome.ts";
import { type Services, servicesAtom } from "../core/services.ts";
import { type Subject, subjectFamily, subjectKey } from "../core/subject.ts";
import { askEngine, askValue, runJob } from "../engine/ask-engine.ts";
import { type Answer, engineTriesAtom, liveQuestionAtom } from "../engine/question-atom.ts";
import { referenceCatalogueAtom } from "../engine/reference-catalogue.ts";
import { portfolioScoresAtom, portfolioSessionAtom } from "../portfolio/portfolio-scores.ts";
import { portfolioAtom } from "../work/portfolios.ts";
import { DrawingRuns } from "./drawing-runs.ts";

/** The first places of a portfolio's draws: itself, its best and its worst choice; the ids of other portfolios follow. */
export const PORTFOLIO_VARIANTS = ["own", "best", "worst"] as const;

/** Number of draws: one of a portfolio costs more, and its quantiles vary less. */
const DRAWS: Readonly<Record<Subject["kind"], number>> = { comparison: 2000, portfolio: 1000 };

/** The same first seed for everybody, so that the same comparison shows the same figures. */
const FIRST_SEED = 1;
export const MAX_SEED = 4_294_967_295;
const SEED_STEP = 2_654_435_769;

/** How a subject's uncertainty is shown; a new object starts new draws. */
interface View {
  readonly isShown: boolean;
  /** cancelled by the user, until the next start */
  readonly isStopped: boolean;
  readonly seed: number;
}

/** Draws start by themselves behind the scores; a user can hide or stop them. */
const INITIAL_VIEW: View = { isShown: true, isStopped: false, seed: FIRST_SEED };

const viewsAtom = atom<Readonly<Record<string, View>>>({});

/** The view of one subject; changes of other views do not update it. */
const viewAtom = subjectFamily((subject): Atom<View> =>
  atom((get) => get(viewsAtom)[subjectKey(subject)] ?? INITIAL_VIEW),
);

const changeViewAtom = atom(null, (get, set, subject: Subject, changes: Partial<View>) =>
  set(viewsAtom, { ...get(viewsAtom), [subjectKey(subject)]: { ...get(viewAtom(subject)), ...changes } }),
);

const runsAtom = atom(() => new DrawingRuns());

export interface UncertaintyState {
  /** off = not shown */
  readonly status: "off" | "drawing" | "ready" | "stopped" | "problem";
  readonly seed: number;
  /** the last one while new ones are drawn, so that nothing flashes; null = none yet */
  readonly value: Uncertainty | null;
  /** the ids at the places of `value`: products; or portfolios, after PORTFOLIO_VARIANTS */
  readonly ids: readonly string[];
  readonly data_version: string | null;
  readonly problem: Problem | null;
}

const NOTHING_DRAWN = { value: null, ids: [], data_version: null, problem: null } as const;
const OFF: UncertaintyState = { status: "off", seed: FIRST_SEED, ...NOTHING_DRAWN };

interface Asked {
  readonly services: Services;
  readonly settings: DrawSettings;
  readonly job: string;
  readonly report: (share: number) => void;
}

/** How to ask about a subject, for the same state as the scores on screen; null = these are not ready. */
interface Question {
  readonly ids: readonly string[];
  readonly draw: (asked: Asked) => Promise<Outcome<{ readonly version: string; readonly value: Uncertainty }>>;
  readonly inputs: (asked: Asked, question: UncertainQuestion) => Promise<Outcome<readonly DecidingInput[]>>;
}

const aboutComparison = (get: Getter, id: string): Question | null => {
  const catalogue = get(referenceCatalogueAtom);
  const input = get(comparisonInputAtom(id));
  // the scores come first: draws never delay them in the worker
  if (catalogue === null || input === null || get(comparisonScoresAtom(id)).status !== "ready") return null;
  return {
    ids: input.products.map(({ prodsys_id }) => prodsys_id),
    draw: ({ services, settings, job, report }) =>
      askEngine(services, input, (engine, version) =>
        engine.comparisonUncertainty(version, input, settings, job, report),
      ),
    inputs: ({ services, settings, job, report }, question) =>
      askValue(services, input, (engine, version) =>
        engine.comparisonInputs(version, input, settings, question, job, report),
      ),
  };
};

const aboutPortfolio = (get: Getter, id: string): Question | null => {
  const stored = get(portfolioAtom(id));
  const own = get(portfolioScoresAtom(id));
  if (stored === null || own.status !== "ready" || own.data_version === null) return null;
  const others: string[] = [];
  for (const other of stored.portfolio.compared_with) {
    if (get(portfolioAtom(other)) === null) continue;
    const { status } = get(portfolioScoresAtom(other));
    if (status === "scoring") return null;
    if (status === "ready") others.push(other);
  }
  const session = get(portfolioSessionAtom)(id);
  const version = own.data_version;
  return {
    ids: [...PORTFOLIO_VARIANTS, ...others],
    draw: async ({ services, settings, job, report }) => {
      const answer = await session.ask(services, (engine, portfolio) =>
        engine.portfolioUncertainty(others, settings, { portfolio, job }, report),
      );
      return answer.ok ? { ok: true, value: { version, value: answer.value } } : answer;
    },
    inputs: ({ services, settings, job, report }, question) =>
      session.ask(services, (engine, portfolio) =>
        engine.portfolioInputs(others, settings, question, { portfolio, job }, report),
      ),
  };
};

const questionOf = (get: Getter, { kind, id }: Subject): Question | null =>
  kind === "comparison" ? aboutComparison(get, id) : aboutPortfolio(get, id);

/** The uncertainty of a subject's results, drawn behind its scores unless it is hidden. The same atom for the same subject. */
export const uncertaintyAtom = subjectFamily((subject): Atom<UncertaintyState> => {
  const key = subjectKey(subject);
  // Jotai drops and aborts a run whose inputs have changed meanwhile
  const runAtom = atom(async (get, { signal }): Promise<UncertaintyState> => {
    get(engineTriesAtom);
    const { isShown, isStopped, seed } = get(viewAtom(subject));
    if (!isShown) return OFF;
    if (isStopped) return { ...OFF, status: "stopped", seed };
    const services = get(servicesAtom);
    const runs = get(runsAtom);
    const question = questionOf(get, subject);
    // pending until the scores are ready: the last draws stay on screen meanwhile
    if (question === null) return new Promise<never>(() => undefined);
    const { ids } = question;
    const job = runs.begin(key);
    const settings = { seed, draws: DRAWS[subject.kind] };
    const report = (share: number) => runs.report(key, job, share);
    const answer = await runJob(services, job, signal, () => question.draw({ services, settings, job, report }));
    runs.end(key, job);
    if (answer.ok) {
      const { version, value } = answer.value;
      return { status: "ready", seed, value, ids, data_version: version, problem: null };
    }
    if (answer.problem.code === "cancelled") return { ...OFF, status: "stopped", seed };
    return { ...OFF, status: "problem", seed, problem: answer.problem };
  });
  const lastAtom = unwrap(runAtom, (before): UncertaintyState =>
    before === undefined ? OFF : { ...before, status: "drawing", problem: null },
  );
  return atom((get): UncertaintyState => {
    const { isShown, isStopped, seed } = get(viewAtom(subject));
    const last = get(lastAtom);
    if (!isShown) return OFF;
    if (isStopped) return { ...OFF, status: "stopped", seed };
    // shown again: the state from before it was hidden is no answer
    return last.status === "off" ? { ...OFF, status: "drawing", seed } : last;
  });
});

/** Shows the uncertainty of a subject, which starts the draws. */
export const showUncertaintyAtom = atom(null, (_get, set, subject: Subject) =>
  set(changeViewAtom, subject, { isShown: true, isStopped: false }),
);

/** Hides the uncertainty of a subject, which cancels its draws. */
export const hideUncertaintyAtom = atom(null, (_get, set, subject: Subject) =>
  set(changeViewAtom, subject, { isShown: false }),
);

/** Draws again with this seed, a whole number from 0 to MAX_SEED. */
export const setUncertaintySeedAtom = atom(null, (_get, set, subject: Subject, seed: number) =>
  set(changeViewAtom, subject, { isShown: true, isStopped: false, seed }),
);

export const newUncertaintySeedAtom = atom(null, (get, set, subject: Subject) => {
  const { seed } = get(viewAtom(subject));
  // golden-ratio steps modulo 2^32 repeat only after all values
  set(setUncertaintySeedAtom, subject, (seed + SEED_STEP) % (MAX_SEED + 1));
});

/** Cancels running and waiting draws; they can be started again. */
export const stopUncertaintyAtom = atom(null, (_get, set, subject: Subject) =>
  set(changeViewAtom, subject, { isStopped: true }),
);

/** The progress of the draws, 0-1; null = nothing is running. */
export const uncertaintyProgressAtom = subjectFamily((subject): Atom<number | null> => {
  const key = subjectKey(subject);
  const shareAtom = atom<number | null>(null);
  const subscribedAtom = atom(
    (get) => get(shareAtom),
    (get, set, _action: "subscribe") => get(runsAtom).onProgress(key, (share) => set(shareAtom, share)),
  );
  subscribedAtom.onMount = (subscribe) => subscribe("subscribe");
  return subscribedAtom;
});

/** Asks about two of the drawn subjects, over the same draws; `cancelled` while they are drawn again. */
const askInputs = async (
  get: Getter,
  subject: Subject,
  asked: UncertainQuestion,
  signal: AbortSignal | null,
): Promise<Outcome<readonly DecidingInput[]>> => {
  const { status, value } = get(uncertaintyAtom(subject));
  const services = get(servicesAtom);
  const runs = get(runsAtom);
  const question = questionOf(get, subject);
  if (status !== "ready" || value === null || question === null) {
    return { ok: false, problem: { code: "cancelled", detail: subject.id } };
  }
  const key = `inputs ${subjectKey(subject)}`;
  const job = runs.begin(key);
  const { settings } = value;
  const answer = await runJob(services, job, signal, () =>
    question.inputs({ services, settings, job, report: () => undefined }, asked),
  );
  runs.end(key, job);
  return answer;
};

/**
 * The inputs that most decide which of two is better, by their places in the state of `uncertaintyAtom`, over its draws. A new
 * atom per call: keep it while the question is the same.
 */
export const decidingInputsAtom = (
  subject: Subject,
  asked: UncertainQuestion,
): Atom<Answer<readonly DecidingInput[]>> => liveQuestionAtom((get, signal) => askInputs(get, subject, asked, signal));

/** The same once, for exports. */
export const decidingInputsNowAtom = atom(null, (get, _set, subject: Subject, asked: UncertainQuestion) =>
  askInputs(get, subject, asked, null),
);
