import type { Context } from "hono";
import { ERRORS, type ErrorCode, type ErrorReply } from "../contract/errors.ts";
import type { Log } from "../ports/log.ts";
import { Refusal } from "../services/refusal.ts";
import type { ServerEnv } from "./request-id.ts";

/** Faults listed in one reply; `faultCount` has the total. */
const NAMED_FAULTS = 200;

/** The reply for an error code of the contract: its status and text, the request id, and the details of the refusal. */
export function errorReply(c: Context<ServerEnv>, code: ErrorCode, details: Refusal["details"] = {}): Response {
  const { status, text } = ERRORS[code];
  c.set("errorCode", code);
  const { fields, faults, current, retryAfter } = details;
  const reply: ErrorReply = {
    error: details.text ?? text,
    code,
    requestId: c.get("requestId"),
    ...(fields && { fields }),
    ...(faults && { faults: faults.slice(0, NAMED_FAULTS), faultCount: faults.length }),
  };
  const json = JSON.stringify(reply);
  const headers = {
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    ...(retryAfter !== undefined && { "Retry-After": String(Math.max(1, Math.ceil(retryAfter / 1000))) }),
  };
  return c.body(current === undefined ? json : `${json.slice(0, -1)},"current":${current}}`, status, headers);
}

/**
 * Replies to a Refusal with its code. Any other error is a 500; its cause goes to the log only. Every 5xx is logged.
 */
export const onError =
  ({ log }: { readonly log: Log }) =>
  (error: Error, c: Context<ServerEnv>): Response => {
    const refusal = error instanceof Refusal ? error : new Refusal("internal");
    if (ERRORS[refusal.code].status >= 500) {
      log.error(refusal.code, {
        requestId: c.get("requestId"),
        error: error.stack ?? String(error),
        cause: error.cause,
      });
    }
    return errorReply(c, refusal.code, refusal.details);
  };
