/** An in-memory CacheStorage with what the service worker uses: addresses as texts, caches in order of creation. */
export function memoryCaches(): CacheStorage & { readonly paths: (name: string) => readonly string[] } {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (kept: Map<string, Response>): Cache =>
    ({
      match: async (path: string) => kept.get(path)?.clone(),
      put: async (path: string, response: Response) => void kept.set(path, response),
    }) as Partial<Cache> as Cache;
  const open = async (name: string): Promise<Cache> => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return cacheOf(kept);
  };
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    has: async (name: string) => all.has(name),
    match: async () => undefined,
    paths: (name) => [...(all.get(name)?.keys() ?? [])].toSorted(),
  };
}
