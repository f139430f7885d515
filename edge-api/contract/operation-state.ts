import * as v from "valibot";

/** How a page can fail: its code threw while it was shown, or its scripts did not load. */
export const PAGE_FAILURES = ["crash", "chunk"] as const;
export type PageFailureCode = (typeof PAGE_FAILURES)[number];

/** POST /api/pageFailed: what failed in which build, and nothing about the user. */
export const PageFailureSchema = v.object({
  code: v.picklist(PAGE_FAILURES),
  /** from the name of the page's entry script; "": unknown */
  build: v.pipe(v.string(), v.regex(/^[\w-]{0,16}$/, "the name of a build")),
});

/** Faults of one kind within the last day. */
export interface ErrorCount {
  /** of the server (contract/errors.ts), or `page_` and how a page failed */
  readonly code: string;
  /** of the page that failed; "": the server */
  readonly build: string;
  readonly count: number;
}

/** GET /api/operation, for administrators and their probes. Times are milliseconds since 1970, UTC. */
export interface OperationState {
  /** of the pages that the server serves; null: there is no built client */
  readonly build: string | null;
  readonly dataVersion: string | null;
  /** applied numbered files of migrations/ */
  readonly migrations: readonly string[];
  /** size of the database; null: the platform does not say */
  readonly storageBytes: number | null;
  readonly lastBackup: number | null;
  /** a provider delivers mails, they stay in the outbox, or settings are missing */
  readonly mail: "provider" | "outbox" | "missing";
  readonly missingSettings: readonly string[];
  /** of the last 24 hours, most frequent first */
  readonly errors: readonly ErrorCount[];
}
