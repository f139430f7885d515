/** Which pages of this browser are open. Closed, reloaded and crashed pages are not, immediately. */
export interface LivePages {
  readonly live: (name: string) => Promise<void>;
  /** Runs once no page is open under the name, one function at a time. Waits for the run only if none is open now. */
  readonly afterEnd: (name: string, run: () => Promise<void>) => Promise<void>;
}

/** Uses Web Locks that are held as long as the page is open; undefined without them (no secure origin). */
export const browserPages = (): LivePages | undefined => {
  const { locks } = globalThis.navigator;
  if (locks === undefined) return undefined;
  return {
    live: (name) =>
      new Promise((resolve, reject) => {
        const held = locks.request(name, () => {
          resolve();
          return new Promise<never>(() => undefined);
        });
        held.catch(reject);
      }),
    afterEnd: async (name, run) => {
      const { held = [] } = await locks.query();
      const ran = locks.request(name, run);
      if (!held.some((lock) => lock.name === name)) await ran;
    },
  };
};
