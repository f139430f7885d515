/** Long-running jobs by caller-given name: which ones run, and which were cancelled. */
export interface Jobs {
  /** Runs work under a name by which it can be cancelled until it ends. */
  readonly during: <T>(job: string, work: () => Promise<T>) => Promise<T>;
  readonly isCancelled: (job: string) => boolean;
  /** Cancels a running job. Ignored for an ended one, so that a later job of the same name runs. */
  readonly cancel: (job: string) => void;
}

/** Creates an empty list of jobs. */
export function createJobs(): Jobs {
  const running = new Set<string>();
  const cancelled = new Set<string>();
  return {
    during: async (job, work) => {
      running.add(job);
      try {
        return await work();
      } finally {
        running.delete(job);
        cancelled.delete(job);
      }
    },
    isCancelled: (job) => cancelled.has(job),
    cancel: (job) => {
      if (running.has(job)) cancelled.add(job);
    },
  };
}
