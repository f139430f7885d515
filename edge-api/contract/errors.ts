import type { TableFault } from "./admin-replies.ts";

/**
 * All error replies of the server; a closed list, so that a missing case does not compile. `text` is for users and says
 * what to do next.
 */
export const ERRORS = {
  malformed_json: { status: 400, text: "The body is no JSON." },
  too_deep: { status: 400, text: "The body holds lists within lists too deeply." },
  invalid: { status: 400, text: "Some fields cannot be stored as they are." },
  bad_packing: { status: 400, text: "The body is not packed as its header says." },
  password_blank: { status: 400, text: "Password must hold more than spaces" },
  password_common: { status: 400, text: "This is one of the most used passwords. Please choose another one." },
  password_own: {
    status: 400,
    text: "This is too close to your name, email address or company. Please choose another one.",
  },
  unauthenticated: { status: 401, text: "Please log in." },
  wrong_password: { status: 401, text: "Invalid email or password." },
  forbidden: { status: 403, text: "Only administrators may do this." },
  key_not_allowed: { status: 403, text: "A key may not do this. Log in, or use a key that may also change items." },
  wrong_current_password: { status: 403, text: "The current password is missing or wrong. Nothing was changed." },
  account_needed: {
    status: 403,
    text: "Log in to this account, give its password, or choose a new one. Nothing was changed.",
  },
  fresh_proof_needed: { status: 403, text: "Please confirm with your password or a passkey, then do this again." },
  passkey_refused: { status: 403, text: "The passkey could not be checked. Nothing was changed; please try again." },
  recovery_code_wrong: { status: 403, text: "This is no recovery code of the account, or it was used before." },
  login_expired: { status: 403, text: "The login took too long. Please begin again with your password." },
  quota_exceeded: { status: 403, text: "There is no room for more. Delete what is no longer needed, then try again." },
  email_unverified: {
    status: 403,
    text: "Please confirm your email address first: open the link that we mailed to you, or ask for a new one on your account page.",
  },
  not_found: { status: 404, text: "There is nothing at this address." },
  unknown_item: { status: 404, text: "There is no such item." },
  unknown_email: { status: 404, text: "Email not found. Please register first." },
  unknown_link: {
    status: 404,
    text: "This link was used already or is too old. Ask for a new one on your account page.",
  },
  unknown_kind: { status: 404, text: "There is no reference table of this name." },
  unknown_region: { status: 404, text: "There are no tables for this region." },
  unknown_version: { status: 404, text: "There is no dataset of this version." },
  share_expired: { status: 410, text: "This link has expired. Ask whoever sent it for a new one." },
  method_not_allowed: { status: 405, text: "This address does not answer to this method." },
  only_by_the_app: { status: 405, text: "This call changes data: only the app itself may make it." },
  no_passkey: { status: 409, text: "The account has no passkey yet. Add one first." },
  conflict: { status: 409, text: "Somebody changed this in the meantime." },
  too_large: { status: 413, text: "The body is too large." },
  too_many_entries: { status: 413, text: "There are more entries than a body, a share or a portfolio may have." },
  too_many_usecases: { status: 413, text: "The portfolio has more use cases than the server keeps." },
  unsupported_type: { status: 415, text: "The body has to be application/json, packed by gzip where that is allowed." },
  bad_table: { status: 422, text: "The rows cannot be published as they are. Nothing was changed." },
  too_many_requests: { status: 429, text: "Too many requests. Please wait a moment, then try again." },
  too_many_attempts: {
    status: 429,
    text: "Too many attempts on this account. Log in with a passkey, on a device you used before, or with a link by mail.",
  },
  too_many_writes: { status: 429, text: "Your account saves too often. Please wait a moment, then try again." },
  body_damaged: {
    status: 500,
    text:
      "The lines of this portfolio cannot be read. Nothing was changed. A browser that has them sends them again when it " +
      "saves.",
  },
  internal: { status: 500, text: "Something went wrong on the server. Nothing was changed; please try again." },
  content_elsewhere: { status: 502, text: "The content service sends its readers elsewhere." },
  not_implemented: { status: 501, text: "The reply comes as JSON only." },
  no_reference_data: { status: 503, text: "The database holds no reference data yet. Seed it, then try again." },
  unavailable: { status: 503, text: "The data store does not answer. Please try again in a moment." },
  mail_not_set_up: {
    status: 501,
    text: "This server cannot send mail yet. Please ask whoever runs it.",
  },
  mail_failed: { status: 503, text: "The mail could not be sent. Please try again later." },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** An invalid field: its path (`components.0.mass_grams`) and what is wrong. */
export interface FieldError {
  readonly field: string;
  readonly text: string;
}

/** The body of every error reply. */
export interface ErrorReply {
  readonly error: string;
  readonly code: ErrorCode;
  readonly requestId: string;
  /** with `invalid` and refused passwords */
  readonly fields?: readonly FieldError[];
  /** with `bad_table`: the first faults by row and field, and the total number */
  readonly faults?: readonly TableFault[];
  readonly faultCount?: number;
  /** with `conflict`: the server's copy, with its version */
  readonly current?: unknown;
}
