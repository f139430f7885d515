import { detailOf, failed, ok, type Outcome } from "./outcome.ts";

/** Maps a storage error to a problem: no space, or no storage. */
export const storageProblem = (error: unknown): Extract<Outcome<never>, { ok: false }> =>
  failed(
    error instanceof Error && error.name === "QuotaExceededError" ? "quota" : "storage_unavailable",
    detailOf(error),
  );

/** Runs a step of the storage; never rejects. */
export const storageStep = async <T>(run: () => Promise<T>): Promise<Outcome<T>> => {
  try {
    return ok(await run());
  } catch (error) {
    return storageProblem(error);
  }
};
