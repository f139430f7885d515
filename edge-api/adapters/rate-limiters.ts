import type { RateLimit } from "@cloudflare/workers-types";
import type { RateLimiter, RateLimiters } from "../ports/rate-limiter.ts";

/** Rate limits of wrangler.toml; without them the database counts. */
export interface LimitBindings {
  readonly WRITES?: RateLimit;
  readonly REPORTS?: RateLimit;
  readonly SITE_REPORTS?: RateLimit;
}

const limiter =
  (binding: RateLimit): RateLimiter =>
  async (key) =>
    (await binding.limit({ key })).success;

/** Rates that Cloudflare counts: the most frequent ones, where a few more calls reveal no secret. */
export const rateLimiters = ({ WRITES, REPORTS, SITE_REPORTS }: LimitBindings): RateLimiters => ({
  ...(WRITES && { write: { own: limiter(WRITES) } }),
  ...(REPORTS && { report: { own: limiter(REPORTS), site: SITE_REPORTS && limiter(SITE_REPORTS) } }),
});
