import type { ScoringApi } from "../../workers/scoring-api.ts";

/**
 * The scoring service as the page sees it, in a worker or in process. Every promise settles and none rejects.
 * Buffers that are handed in stay with the caller (the worker's client sends copies).
 */
export type ScoringClient = Omit<ScoringApi, "ping">;
