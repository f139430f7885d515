/**
 * Small flags in local and session storage. Storage can be blocked, full or changed by hand: a failed read gives null, a failed
 * write gives false, nothing throws.
 */
export interface FlagArea {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
  readonly entries: () => readonly (readonly [key: string, text: string])[];
}

export interface FlagStore {
  readonly local: FlagArea;
  readonly session: FlagArea;
}

const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

/** `area` is a function, because reading `localStorage` throws where storage is blocked. */
const flagArea = (area: () => Storage): FlagArea => ({
  read: (key) => attempt(() => area().getItem(key), null),
  write: (key, text) => attempt(() => (area().setItem(key, text), true), false),
  remove: (key) => attempt(() => area().removeItem(key), undefined),
  clear: () => attempt(() => area().clear(), undefined),
  entries: () =>
    attempt(() => {
      const storage = area();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      return keys.flatMap((key) => (key === null ? [] : [[key, storage.getItem(key) ?? ""] as const]));
    }, []),
});

/** The flags in local and session storage of this browser. */
export const browserFlags = (): FlagStore => ({
  local: flagArea(() => globalThis.localStorage),
  session: flagArea(() => globalThis.sessionStorage),
});
