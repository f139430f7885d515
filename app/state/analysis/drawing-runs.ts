/** The running draws of this store: the job of each subject, to cancel it, and its progress. */
export class DrawingRuns {
  #count = 0;
  readonly #jobs = new Map<string, string>();
  readonly #listeners = new Map<string, Set<(share: number | null) => void>>();

  /** Starts a new job for a subject and gives its name. Progress of the job before is ignored from now on. */
  begin(subject: string): string {
    this.#count += 1;
    const job = `uncertainty ${this.#count}`;
    this.#jobs.set(subject, job);
    return job;
  }

  end(subject: string, job: string): void {
    if (this.jobOf(subject) !== job) return;
    this.#jobs.delete(subject);
    this.#tell(subject, null);
  }

  /** null = nothing is running */
  jobOf(subject: string): string | null {
    return this.#jobs.get(subject) ?? null;
  }

  /** Reports the progress of a job, 0-1; ignored for a superseded job. */
  report(subject: string, job: string, share: number): void {
    if (this.jobOf(subject) === job) this.#tell(subject, share);
  }

  /** Calls back with the progress of a subject's draws, and null at the end; gives the function that unsubscribes. */
  onProgress(subject: string, listener: (share: number | null) => void): () => void {
    const listeners = this.#listeners.get(subject) ?? new Set();
    this.#listeners.set(subject, listeners);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  #tell(subject: string, share: number | null): void {
    for (const listener of this.#listeners.get(subject) ?? []) listener(share);
  }
}
