import { detailOf, failed, type Outcome } from "./outcome.ts";

/** Maps a storage error to a problem: no space, or no storage. */
export const storageProblem = (error: unknown): Extract<Outcome<never>, { ok: false }> =>
  failed(
    error instanceof Error && error.name === "QuotaExceededError" ? "quota" : "storage_unavailable",
    detailOf(error),
  );
