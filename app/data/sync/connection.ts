/** What the browser knows of its network. */
export interface Connection {
  /** false = certainly none; true says little */
  readonly isOnline: () => boolean;
  /** Called when the network comes back, or the page is looked at again after a while. Returns the way to stop. */
  readonly onReturn: (listener: () => void) => () => void;
}

/** Somebody who comes back to a page after this long may find the work of another device. */
const AWAY_MS = 60_000;

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
