import type { ReportKind } from "../contract/score-report.ts";
import type { ScoreReportRow, ReportDay } from "../contract/admin-replies.ts";
import type { Page } from "./page.ts";

export interface DateRange {
  readonly from: number;
  readonly before: number;
}

export interface ScoreReportStore {
  /** Records a report, once per kind, user and content. @param userId null: a guest */
  record(kind: ReportKind, userId: string | null, hash: string, date: number): Promise<void>;
  /** Newest first. @param dates from (inclusive) and before (exclusive), milliseconds since 1970, UTC */
  list(kind: ReportKind, limit: number, after: string | null, dates?: DateRange): Promise<Page<ScoreReportRow>>;
  /** Days (UTC) with at least one report, latest first. */
  countDays(kind: ReportKind, dates: DateRange): Promise<readonly ReportDay[]>;
  listOf(userId: string): Promise<readonly (Omit<ScoreReportRow, "email"> & { readonly kind: ReportKind })[]>;
}
