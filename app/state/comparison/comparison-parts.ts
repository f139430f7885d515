import type { Result } from "../../../workers/boundary.ts";
import type { ComparisonInput } from "../../../workers/engine/comparison-result.ts";
import type { ScoringClient } from "../../engine/scoring-client.ts";
import { atomFamily } from "../core/atom-family.ts";
import { servicesAtom, type Services } from "../core/services.ts";
import { askEngine, askValue } from "../engine/ask-engine.ts";
import { questionAtom } from "../engine/question-atom.ts";
import { comparisonInputAtom } from "./comparison-input.ts";

/** A question about a comparison: its atoms by id, asked only while a section shows them, and its answer now, for files. */
const question = <T>(ask: (engine: ScoringClient, version: string, input: ComparisonInput) => Promise<Result<T>>) => ({
  byId: atomFamily((id) =>
    questionAtom(async (get) => {
      const input = get(comparisonInputAtom(id));
      return input && askValue(get(servicesAtom), input, (engine, version) => ask(engine, version, input));
    }),
  ),
  now: (services: Services, input: ComparisonInput) =>
    askEngine(services, input, (engine, version) => ask(engine, version, input)),
});

/** Stage × component of each product, in the order of the comparison; null = the product does not exist. */
export const { byId: contributionsAtom, now: contributionsNow } = question((engine, version, input) =>
  engine.contributions(version, input),
);

/** Break-evens of every reusable with every single-use product of the comparison. */
export const { byId: breakEvensAtom, now: breakEvensNow } = question((engine, version, input) =>
  engine.breakEvens(version, input),
);

/** What is known of each product, in the order of the comparison; null = the product does not exist. */
export const { byId: profilesAtom, now: profilesNow } = question((engine, version, input) =>
  engine.profiles(version, input),
);

/** How much of each product's impacts rests on estimates, in the order of the comparison. */
export const { byId: comparisonQualityAtom, now: qualityNow } = question((engine, version, input) =>
  engine.dataQuality(version, input),
);

/** Water by scarcity of each product, in the order of the comparison. */
export const { byId: waterFiguresAtom } = question((engine, version, input) => engine.waterFigures(version, input));

/** Climate of each product under four fates at the end of life, in the order of the comparison. */
export const { byId: endOfLifeMarksAtom } = question((engine, version, input) => engine.endOfLifeMarks(version, input));

/** The streams that custom recycling settings choose among, with what the region of use does. */
export const { byId: recoveryStreamsAtom } = question((engine, version, input) =>
  engine.recoveryStreams(version, input),
);

/** Water by scarcity and climate by end of life, together. */
export const { now: besideNow } = question(async (engine, version, input) => {
  const water = await engine.waterFigures(version, input);
  if (!water.ok) return water;
  const marks = await engine.endOfLifeMarks(version, input);
  return marks.ok ? { ok: true as const, value: { water: water.value, end_of_life: marks.value } } : marks;
});
