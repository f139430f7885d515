import * as v from "valibot";

/** Whose results were opened: the session's address, or this word. */
export const GUEST = "guest";

/**
 * POST /api/comparison_scores_calculated and /api/portfolio_scores_calculated. An e-mail in the body is not read: whose
 * report it is, the session says (decisions.md 9).
 */
export const ScoreReportRequestSchema = v.object({
  /** SHA-256, hexadecimal, of the canonical serialisation */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "64 hexadecimal digits in lower case")),
});

export const REPORT_KINDS = ["comparison", "portfolio"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** One row of GET /api/list_comparison_scores_calculated and /api/list_portfolio_scores_calculated. */
export interface ScoreReportRow {
  readonly email: string;
  readonly hash: string;
  /** milliseconds since 1970, UTC: when these results were first opened */
  readonly date: number;
}
