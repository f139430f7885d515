/** A memo that forgets its oldest entry when it is full: edits would otherwise fill the worker's memory for ever. */
export const createBoundedCache = <Value>(limit: number) => {
  const entries = new Map<string, Value>();
  return {
    /** The value kept under the key, else the one that `make` gives, kept from now on. */
    of(key: string, make: () => Value): Value {
      const kept = entries.get(key);
      if (kept !== undefined) return kept;
      const value = make();
      if (entries.size >= limit) {
        const [oldest] = entries.keys();
        if (oldest !== undefined) entries.delete(oldest);
      }
      entries.set(key, value);
      return value;
    },
  };
};
