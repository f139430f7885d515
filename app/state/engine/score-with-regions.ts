import type { ComparisonInput, ComparisonScores } from "../../../workers/engine/comparison-result.ts";
import { askEngine } from "./ask-engine.ts";
import type { Outcome } from "../core/outcome.ts";
import type { Services } from "../core/services.ts";

interface VersionedScores {
  readonly version: string;
  readonly scores: ComparisonScores;
}

/** Scores, after loading the rows of each region that is needed. Never rejects. */
export const scoreWithRegions = async (
  services: Services,
  input: ComparisonInput,
): Promise<Outcome<VersionedScores>> => {
  const asked = await askEngine(services, input, (engine, version) => engine.scoreComparison(version, input));
  return asked.ok ? { ok: true, value: { version: asked.value.version, scores: asked.value.value } } : asked;
};
