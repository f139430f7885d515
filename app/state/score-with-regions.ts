import type { ComparisonInput, ComparisonScores } from "../../workers/engine/comparison-result.ts";
import type { Outcome } from "./outcome.ts";
import { openSafely, type Services } from "./services.ts";

/** More regions than there are: products may be made elsewhere than they are used. */
const MOST_REGIONS = 10;

export interface VersionedScores {
  readonly version: string;
  readonly scores: ComparisonScores;
}

/** Scores, fetching first the rows of each region that is needed. Never rejects. */
export const scoreWithRegions = async (
  services: Services,
  input: ComparisonInput,
): Promise<Outcome<VersionedScores>> => {
  let region = input.region_use;
  for (let tries = 0; tries < MOST_REGIONS; tries++) {
    const opened = await openSafely(services);
    if (!opened.ok) return opened;
    const { reference, engine } = opened.value;
    const version = await reference.ensureRegion(region);
    if (!version.ok) return version;
    const scored = await engine.scoreComparison(version.value, input);
    if (scored.ok) return { ok: true, value: { version: version.value, scores: scored.value } };
    if (scored.problem.code !== "missing_region") return scored;
    region = scored.problem.detail;
  }
  return { ok: false, problem: { code: "missing_region", detail: region } };
};
