import type { ReportKind, ScoreReportRow } from "../contract/score-report.ts";
import type { ReportDay } from "../contract/table-upload.ts";
import type { Page } from "./page.ts";

export interface DateRange {
  readonly from: number;
  readonly before: number;
}

export interface ScoreReportStore {
  /** Once a kind, user and content; `userId` null: some guest. */
  record(kind: ReportKind, userId: string | null, hash: string, date: number): Promise<void>;
  /** Newest first; `dates` from, and before: milliseconds since 1970, UTC. */
  list(kind: ReportKind, limit: number, after: string | null, dates?: DateRange): Promise<Page<ScoreReportRow>>;
  /** Days of UTC with at least one report, the latest first. */
  countDays(kind: ReportKind, dates: DateRange): Promise<readonly ReportDay[]>;
  listOf(userId: string): Promise<readonly (Omit<ScoreReportRow, "email"> & { readonly kind: ReportKind })[]>;
}
