/** Environment that stops wrangler's own network requests; without a network they delay a command by ten seconds. */
export const OFFLINE_ENVIRONMENT = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  DO_NOT_TRACK: "1",
  NODE_NO_WARNINGS: "1",
} as const;
