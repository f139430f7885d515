import type { Result } from "../../workers/scoring-api.ts";
import type { ScoringClient } from "../engine/scoring-client.ts";
import type { Outcome } from "./outcome.ts";
import { openTablesSafely, type Services } from "./services.ts";

/** More regions than there are: products may be made elsewhere than they are used. */
const MOST_REGIONS = 10;

/** An answer of the engine with the dataset that it is of. */
export interface Versioned<T> {
  readonly version: string;
  readonly value: T;
}

/** Asks the engine, fetching first the rows of each region that the answer needs. Never rejects. */
export const askEngine = async <T>(
  services: Services,
  region_use: string,
  ask: (engine: ScoringClient, version: string) => Promise<Result<T>>,
): Promise<Outcome<Versioned<T>>> => {
  let region = region_use;
  for (let tries = 0; tries < MOST_REGIONS; tries++) {
    const opened = await openTablesSafely(services);
    if (!opened.ok) return opened;
    const { reference, engine } = opened.value;
    const version = await reference.ensureRegion(region);
    if (!version.ok) return version;
    const answer = await ask(engine, version.value);
    if (answer.ok) return { ok: true, value: { version: version.value, value: answer.value } };
    // another dataset was taken up between the two calls
    if (answer.problem.code === "wrong_version") continue;
    if (answer.problem.code !== "missing_region") return answer;
    region = answer.problem.detail;
  }
  return { ok: false, problem: { code: "missing_region", detail: region } };
};
