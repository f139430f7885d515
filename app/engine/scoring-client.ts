import type { ScoringApi } from "../../workers/scoring-api.ts";

/** The scoring service, in a worker or in process. Promises settle, none rejects; buffers stay usable for the caller. */
export type ScoringClient = Omit<ScoringApi, "ping">;
