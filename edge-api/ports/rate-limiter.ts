import type { RateName } from "../contract/limits.ts";

/** Counts one call of a key. @returns false if the limit was reached before */
export type RateLimiter = (key: string) => Promise<boolean>;

/**
 * Counters of the platform, which cost no statement, by rate; `site` counts an IPv6 /48. They count apart in each data
 * centre, take no count back and do not say when a window ends: for rates that protect no secret.
 */
export type RateLimiters = Readonly<
  Partial<Record<RateName, { readonly own: RateLimiter; readonly site?: RateLimiter | undefined }>>
>;
