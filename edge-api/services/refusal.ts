import type { ErrorCode } from "../contract/errors.ts";

/** An expected failure: the error middleware turns it into the answer that contract/errors.ts lists. */
export class Refusal extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = "Refusal";
    this.code = code;
  }
}
