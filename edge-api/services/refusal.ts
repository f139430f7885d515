import type { ErrorCode, FieldError } from "../contract/errors.ts";
import type { TableFault } from "../contract/admin-replies.ts";

/** Details of an error reply, in addition to its code. */
interface RefusalDetails extends ErrorOptions {
  /** text for users, in place of the text of the code */
  readonly text?: string | undefined;
  readonly fields?: readonly FieldError[];
  /** faults of a table; a reply lists the first ones */
  readonly faults?: readonly TableFault[];
  /** JSON text of the server's copy */
  readonly current?: string;
  /** milliseconds after which a retry makes sense */
  readonly retryAfter?: number;
}

/** An expected failure; the error middleware turns it into the reply of its code (contract/errors.ts). */
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

/** The refusal of one field of a body or query. */
export const invalidField = (field: string, text: string): Refusal =>
  new Refusal("invalid", { fields: [{ field, text }] });
