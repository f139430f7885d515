/** The network state of the browser. */
export interface Connection {
  /** false = certainly offline; true says little */
  readonly isOnline: () => boolean;
  /** Calls back when the network returns, or the page becomes visible after a while. Gives the function that unsubscribes. */
  readonly onReturn: (listener: () => void) => () => void;
}

/** After this long out of sight, another device may have changed something. */
const AWAY_MS = 60_000;

/** The connection of the browser; a page that comes back after a minute out of sight counts as a return. */
export function browserConnection(now: () => number): Connection {
  return {
    isOnline: () => globalThis.navigator.onLine,
    onReturn: (listener) => {
      let hiddenAt: number | null = null;
      const look = (): void => {
        if (document.visibilityState === "hidden") hiddenAt = now();
        else if (hiddenAt !== null && now() - hiddenAt > AWAY_MS) listener();
      };
      globalThis.addEventListener("online", listener);
      document.addEventListener("visibilitychange", look);
      return () => {
        globalThis.removeEventListener("online", listener);
        document.removeEventListener("visibilitychange", look);
      };
    },
  };
}

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
