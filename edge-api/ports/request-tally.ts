/** Counts the database statements of each request, also of concurrent ones. */
export interface RequestTally {
  /** Runs a request. @returns its result */
  during<T>(run: () => T): T;
  /** statements of the running request so far, those of batches each */
  statements(): number;
}
