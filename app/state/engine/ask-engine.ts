import type { ComparisonInput, ScoringContext } from "../../../workers/engine/comparison-result.ts";
import type { ScoringClient } from "../../engine/scoring-client.ts";
import { failed, networkStep, ok, type Outcome } from "../core/outcome.ts";
import { openTablesSafely, type Services, type TableServices } from "../core/services.ts";
import type { Result } from "../../../workers/boundary.ts";

/** More than the number of regions: a product may be made in another region than it is used in. */
const MAX_REGIONS = 10;

/** An answer of the engine, with the dataset version that it was computed with. */
export interface Versioned<T> {
  readonly version: string;
  readonly value: T;
}

/** The region of use, and the pinned dataset version; absent: the current one. */
export type AskedOf = Pick<ScoringContext, "region_use" | "data_version">;

const ensurePinned = (
  pinned: TableServices["pinned"],
  data_version: string,
  region: string,
): Promise<Outcome<string>> => networkStep(async () => (await pinned()).ensureRegion(data_version, region));

/** Asks the engine, after loading the dataset and the rows of each region that the answer needs. Never rejects. */
export const askEngine = async <T>(
  services: Services,
  { region_use, data_version }: AskedOf,
  ask: (engine: ScoringClient, version: string) => Promise<Result<T>>,
): Promise<Outcome<Versioned<T>>> => {
  let region = region_use;
  for (let tries = 0; tries < MAX_REGIONS; tries++) {
    const opened = await openTablesSafely(services);
    if (!opened.ok) return opened;
    const { reference, pinned, engine } = opened.value;
    const version = await (data_version === undefined
      ? reference.ensureRegion(region)
      : ensurePinned(pinned, data_version, region));
    if (!version.ok) return version;
    const answer = await ask(engine, version.value);
    if (answer.ok) return ok({ version: version.value, value: answer.value });
    // the dataset changed between the two calls, or the worker was restarted
    if (answer.problem.code === "wrong_version" || answer.problem.code === "no_reference_data") continue;
    if (answer.problem.code !== "missing_region") return answer;
    region = answer.problem.detail;
  }
  return failed("missing_region", region);
};

/** The same without the dataset version. */
export const askValue = async <T>(...asked: Parameters<typeof askEngine<T>>): Promise<Outcome<T>> => {
  const answer = await askEngine(...asked);
  return answer.ok ? ok(answer.value.value) : answer;
};

/** Cancels a job of the engine, running or waiting. */
export const cancelJob = async (services: Services, job: string): Promise<void> => {
  const opened = await openTablesSafely(services);
  if (opened.ok) await opened.value.engine.cancel(job);
};

/** Runs a job of the engine, which an abort cancels. */
export const runJob = <T>(
  services: Services,
  job: string,
  signal: AbortSignal | null,
  run: () => Promise<T>,
): Promise<T> => {
  const stop = () => void cancelJob(services, job);
  signal?.addEventListener("abort", stop, { once: true });
  return run().finally(() => signal?.removeEventListener("abort", stop));
};

/** Scores a comparison, after loading the rows of each region that is needed. Never rejects. */
export const scoreWithRegions = (services: Services, input: ComparisonInput) =>
  askEngine(services, input, (engine, version) => engine.scoreComparison(version, input));
