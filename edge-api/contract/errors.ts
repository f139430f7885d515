/**
 * Every error that the server answers with: a closed list, so that a forgotten case does not compile.
 * `text` is for people and says what to do next.
 */
export const ERRORS = {
  not_found: { status: 404, text: "There is nothing at this address." },
  unknown_kind: { status: 404, text: "There is no reference table of this name." },
  unknown_region: { status: 404, text: "There are no tables for this region." },
  unknown_version: { status: 404, text: "There is no dataset of this version." },
  method_not_allowed: { status: 405, text: "This address does not answer to this method." },
  internal: { status: 500, text: "Something went wrong on the server. Nothing was changed; please try again." },
  no_reference_data: { status: 503, text: "The database holds no reference data yet. Seed it, then try again." },
  unavailable: { status: 503, text: "The data store does not answer. Please try again in a moment." },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every error answer. */
export interface ErrorReply {
  readonly error: string;
  readonly code: ErrorCode;
  readonly requestId: string;
}
