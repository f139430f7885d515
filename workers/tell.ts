import type { Progress } from "./scoring-api.ts";

/** A page that is gone cannot hear how far we are. */
export const tell = async (onProgress: Progress, share: number): Promise<void> => {
  try {
    await onProgress(share);
  } catch {
    // nobody listens
  }
};
