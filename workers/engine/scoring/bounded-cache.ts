/** A cache with at most `limit` entries that drops the oldest one. Limits the memory that edited products use. */
export const createBoundedCache = <Value>(limit: number) => {
  const entries = new Map<string, Value>();
  return {
    /** The cached value of the key; calls `make` and caches its result if there is none. */
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
