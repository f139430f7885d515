/** Runs one function at a time under a name, across all tabs of this browser; others wait. */
export type Lock = <T>(name: string, run: () => Promise<T>) => Promise<T>;

/** A lock within this page only. */
export function pageLock(): Lock {
  const last = new Map<string, Promise<unknown>>();
  return (name, run) => {
    const ran = (last.get(name) ?? Promise.resolve()).then(run, run);
    last.set(name, ran);
    return ran;
  };
}

/** Uses Web Locks, which a closed tab releases. Without them (no secure origin), tabs may send at once: the server decides. */
export const browserLock = (): Lock => {
  const { locks } = globalThis.navigator;
  return locks === undefined ? pageLock() : (name, run) => locks.request(name, run);
};
