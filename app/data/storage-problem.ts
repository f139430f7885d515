import { detailOf, failed, type Outcome } from "./outcome.ts";

/** What a failed storage call means to the user: no room, or no store. */
export const storageProblem = (error: unknown): Extract<Outcome<never>, { ok: false }> =>
  failed(
    error instanceof Error && error.name === "QuotaExceededError" ? "quota" : "storage_unavailable",
    detailOf(error),
  );
