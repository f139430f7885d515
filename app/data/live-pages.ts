/** Which pages of this browser are alive. A page that is closed, reloaded or crashes is not, at once. */
export interface LivePages {
  /** This page lives under the name from then on. */
  readonly live: (name: string) => Promise<void>;
  /** Runs when no page lives under the name, one at a time; waited for only if none does now. */
  readonly afterEnd: (name: string, run: () => Promise<void>) => Promise<void>;
}

/** By Web Locks that are held as long as the page is; undefined where there are none (no secure origin). */
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
