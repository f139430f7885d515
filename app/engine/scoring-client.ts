import type { Catalogue } from "../../workers/engine/catalogue.ts";
import type { ComparisonInput, ComparisonScores } from "../../workers/engine/comparison-result.ts";
import type { ReferenceBytes, Result, UnpackedReply } from "../../workers/scoring-api.ts";

/**
 * The scoring service as the page sees it, in a worker or in process. Every promise settles: a lost worker is
 * started again, gets its reference data back and repeats the call; after the third loss the call answers
 * `worker_lost`. Bytes come from sources, because a buffer that was transferred to a lost worker is gone.
 */
export interface ScoringClient {
  /** The reply's own buffer stays with the caller. */
  readonly unpackReply: (reply: ArrayBuffer) => Promise<Result<UnpackedReply>>;
  /** Replaces the loaded dataset as a whole, or not at all. */
  readonly loadReference: (source: () => ReferenceBytes) => Promise<Result<Catalogue>>;
  readonly loadRegion: (
    version: string,
    region_id: string,
    source: () => readonly ArrayBuffer[],
  ) => Promise<Result<null>>;
  readonly scoreComparison: (version: string, input: ComparisonInput) => Promise<Result<ComparisonScores>>;
}
