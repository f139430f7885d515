/** The draws under way in this store: the job of each subject, for whoever stops it, and how far it is. */
export class DrawingRuns {
  #count = 0;
  readonly #jobs = new Map<string, string>();
  readonly #listeners = new Map<string, Set<(share: number | null) => void>>();

  /** The name of a new job for a subject; the one before is superseded, and no longer heard. */
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

  /** null = nothing is drawn. */
  jobOf(subject: string): string | null {
    return this.#jobs.get(subject) ?? null;
  }

  /** The share done of a job, 0-1; of one that was superseded it is not told. */
  hear(subject: string, job: string, share: number): void {
    if (this.jobOf(subject) === job) this.#tell(subject, share);
  }

  /** Hears how far the draws of a subject are, and null at their end; returns the way to stop hearing. */
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
