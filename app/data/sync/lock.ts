/** Runs one at a time under a name, in all tabs of this browser; the others wait for their turn. */
export type Lock = <T>(name: string, run: () => Promise<T>) => Promise<T>;

/** One at a time in this page alone. */
export function pageLock(): Lock {
  const last = new Map<string, Promise<unknown>>();
  return (name, run) => {
    const ran = (last.get(name) ?? Promise.resolve()).then(run, run);
    last.set(name, ran);
    return ran;
  };
}

/** Web Locks: a tab that dies lets go. Where they are missing (no secure origin), tabs may send at once: the server decides. */
export const browserLock = (): Lock => {
  const { locks } = globalThis.navigator;
  return locks === undefined ? pageLock() : (name, run) => locks.request(name, run);
};
