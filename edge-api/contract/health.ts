/** GET /api/health of a server that can answer. */
export type HealthReply =
  | { readonly status: "ok"; readonly version: string }
  /** it answers, but cannot mail links until these variables are set */
  | { readonly status: "incomplete"; readonly version: string; readonly missingSettings: readonly string[] };
