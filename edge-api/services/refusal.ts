import type { ErrorCode, FieldError } from "../contract/errors.ts";
import type { TableFault } from "../contract/table-upload.ts";
import type { Pieces } from "./pieces.ts";

/** What an answer says beside its code. */
interface RefusalDetails extends ErrorOptions {
  /** for people, in place of the text of the code */
  readonly text?: string | undefined;
  readonly fields?: readonly FieldError[];
  /** what is wrong with a table; an answer names the first of them */
  readonly faults?: readonly TableFault[];
  /** JSON text of the server's copy */
  readonly current?: Pieces;
  /** milliseconds until asking again makes sense */
  readonly retryAfter?: number;
}

/** An expected failure: the error middleware turns it into the answer that contract/errors.ts lists. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code, details);
    this.name = "Refusal";
    this.code = code;
    this.details = details;
  }
}
