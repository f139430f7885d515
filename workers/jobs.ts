/** Long pieces of work by their names, which the callers give: which of them run, and which were told to stop. */
export interface Jobs {
  /** Runs work that may be cancelled until it has ended. */
  readonly during: <T>(job: string, work: () => Promise<T>) => Promise<T>;
  readonly isCancelled: (job: string) => boolean;
  /** What has ended cannot be stopped, and a later job of its name must not be. */
  readonly cancel: (job: string) => void;
}

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
