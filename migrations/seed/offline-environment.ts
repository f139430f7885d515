/** Keeps wrangler from asking the network about itself: otherwise a local command waits ten seconds for no answer. */
export const OFFLINE_ENVIRONMENT = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  DO_NOT_TRACK: "1",
  NODE_NO_WARNINGS: "1",
} as const;
