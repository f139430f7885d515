import * as v from "valibot";

/** Stands in place of an email address if there was no session. */
export const GUEST = "guest";

/**
 * POST /api/comparison_scores_calculated and /api/portfolio_scores_calculated. The user comes from the session; an
 * email address in the body is ignored (decisions.md 9).
 */
export const ScoreReportRequestSchema = v.object({
  /** SHA-256 of the canonical serialisation, hex */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "64 hexadecimal digits in lower case")),
});

export const REPORT_KINDS = ["comparison", "portfolio"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
