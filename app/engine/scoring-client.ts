import type { ScoringApi } from "../../workers/scoring-api.ts";

/**
 * The scoring service for the page, in a worker or in process. Every promise settles and none rejects. Buffers stay usable for
 * the caller (the worker client sends copies).
 */
export type ScoringClient = Omit<ScoringApi, "ping">;
