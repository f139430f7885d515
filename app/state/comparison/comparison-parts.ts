import type { Atom } from "jotai";
import type { BreakEvenPair } from "../../../workers/engine/analysis/break-even.ts";
import type { DataQuality } from "../../../workers/engine/analysis/data-quality.ts";
import type { EndOfLifeMarks } from "../../../workers/engine/analysis/end-of-life-marks.ts";
import type { ProductContributions } from "../../../workers/engine/analysis/product-contributions.ts";
import type { ProductProfile } from "../../../workers/engine/analysis/product-profile.ts";
import type { WaterFigures } from "../../../workers/engine/analysis/water-figures.ts";
import type { ComparisonInput } from "../../../workers/engine/comparison-result.ts";
import type { RecoveryGroup } from "../../../workers/engine/recovery-streams.ts";
import type { ScoringClient } from "../../engine/scoring-client.ts";
import { askEngine, askValue } from "../engine/ask-engine.ts";
import { comparisonInputAtom } from "./comparison-input.ts";
import { questionAtom, type Answer } from "../engine/question-atom.ts";
import { atomFamily } from "../core/atom-family.ts";
import { servicesAtom, type Services } from "../core/services.ts";
import type { Result } from "../../../workers/boundary.ts";

type Ask<T> = (engine: ScoringClient, version: string, input: ComparisonInput) => Promise<Result<T>>;

/** The questions, for the atoms and for the files. */
const askContributions: Ask<readonly (ProductContributions | null)[]> = (engine, version, input) =>
  engine.contributions(version, input);
const askBreakEvens: Ask<readonly BreakEvenPair[]> = (engine, version, input) => engine.breakEvens(version, input);
const askProfiles: Ask<readonly (ProductProfile | null)[]> = (engine, version, input) =>
  engine.profiles(version, input);
const askQuality: Ask<readonly (DataQuality | null)[]> = (engine, version, input) => engine.dataQuality(version, input);
const askWater: Ask<readonly (WaterFigures | null)[]> = (engine, version, input) => engine.waterFigures(version, input);
const askEndOfLife: Ask<readonly (EndOfLifeMarks | null)[]> = (engine, version, input) =>
  engine.endOfLifeMarks(version, input);

const asked = <T>(services: Services, input: ComparisonInput, ask: Ask<T>) =>
  askEngine(services, input, (engine, version) => ask(engine, version, input));

/** What the engine answers now to the question behind a part, with its dataset version; for files. */
export const contributionsNow = (services: Services, input: ComparisonInput) =>
  asked(services, input, askContributions);
/** Break-even of each reusable with each single-use product. */
export const breakEvensNow = (services: Services, input: ComparisonInput) => asked(services, input, askBreakEvens);
/** Profiles in the order of the products; null = the product does not exist. */
export const profilesNow = (services: Services, input: ComparisonInput) => asked(services, input, askProfiles);
/** Data quality in the order of the products; null = the product does not exist. */
export const qualityNow = (services: Services, input: ComparisonInput) => asked(services, input, askQuality);
/** Water by scarcity and climate by end of life. */
export const besideNow = (services: Services, input: ComparisonInput) =>
  asked(services, input, async (engine, version, given) => {
    const water = await askWater(engine, version, given);
    if (!water.ok) return water;
    const end_of_life = await askEndOfLife(engine, version, given);
    return end_of_life.ok
      ? { ok: true as const, value: { water: water.value, end_of_life: end_of_life.value } }
      : end_of_life;
  });

/** A question about a comparison; asked only while a section shows the answer. */
const partAtoms = <T>(ask: Ask<T>): ((id: string) => Atom<Answer<T>>) =>
  atomFamily((id) =>
    questionAtom(async (get) => {
      const input = get(comparisonInputAtom(id));
      return input && askValue(get(servicesAtom), input, (engine, version) => ask(engine, version, input));
    }),
  );

/** Stage × component of each product, in the order of the comparison; null = the product does not exist. */
export const contributionsAtom = partAtoms(askContributions);
/** Every reusable against every single-use product of the comparison. */
export const breakEvensAtom = partAtoms(askBreakEvens);
/** What is known of each product, in the order of the comparison; null = the product does not exist. */
export const profilesAtom = partAtoms(askProfiles);
/** How much of each product's impacts rests on estimates, in the order of the comparison. */
export const comparisonQualityAtom = partAtoms(askQuality);
/** Water by scarcity of each product, in the order of the comparison. */
export const waterFiguresAtom = partAtoms(askWater);
/** Climate of each product under four fates at the end of life, in the order of the comparison. */
export const endOfLifeMarksAtom = partAtoms(askEndOfLife);
/** The streams that custom recycling settings choose among, with what the region of use does. */
export const recoveryStreamsAtom = partAtoms<readonly RecoveryGroup[]>((engine, version, input) =>
  engine.recoveryStreams(version, input),
);
