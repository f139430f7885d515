import type { Catalogue } from "./engine/catalogue.ts";
import type { ComparisonInput, ComparisonScores } from "./engine/comparison-result.ts";
import type { UpdateTime } from "../edge-api/contract/reference-replies.ts";

/**
 * The boundary between the page and the scoring worker. Plain data or transferred bytes only; expected
 * failures are values, because Comlink drops the fields of what is thrown.
 */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: ScoringProblem };

export interface ScoringProblem {
  readonly code:
    | "no_reference_data"
    | "bad_reference_data"
    | "wrong_version"
    /** scores need the rows of a region that was not loaded; `detail` is its id */
    | "missing_region"
    | "unknown_use_case"
    | "cancelled"
    | "worker_lost"
    | "internal";
  /** for the log, never shown as it stands */
  readonly detail: string;
}

/** One dataset version as UTF-8 JSON text of ReferenceRow lists. The buffers are transferred. */
export interface ReferenceBytes {
  readonly version: string;
  readonly base: readonly ArrayBuffer[];
  readonly regions: Readonly<Record<string, readonly ArrayBuffer[]>>;
}

/** A reply of the server taken apart: what the page must know of it, and the bytes that it only keeps. */
export interface UnpackedReply {
  readonly version: string;
  readonly updateTimes: readonly UpdateTime[];
  /** one entry a kind: UTF-8 JSON text of its ReferenceRow list */
  readonly kinds: readonly { readonly kind: string; readonly bytes: ArrayBuffer }[];
}

export interface ScoringApi {
  /**
   * Takes a reply of GET /api/listData[/{region}] or /api/listKind/{kind} apart by kind, so that the page never
   * parses tables. `bad_reference_data` if it is no such reply. The buffer is transferred, so are those returned.
   */
  unpackReply(reply: ArrayBuffer): Promise<Result<UnpackedReply>>;
  /** Parses and keeps a dataset version; replaces the one before as a whole, or not at all. */
  loadReference(bytes: ReferenceBytes): Promise<Result<Catalogue>>;
  /** Adds the rows of a region to the loaded version; refuses rows of another version. */
  loadRegion(version: string, region_id: string, rows: readonly ArrayBuffer[]): Promise<Result<null>>;
  /** Scores the products of a comparison, each with its own overrides. */
  scoreComparison(version: string, input: ComparisonInput): Promise<Result<ComparisonScores>>;
  /** Answers at once; the watchdog asks it. */
  ping(): Promise<"pong">;
}
