import type { Context } from "hono";
import { ERRORS } from "../contract/errors.ts";
import type { ErrorCode, ErrorReply } from "../contract/errors.ts";
import type { Log } from "../ports.ts";
import { Refusal } from "../services/refusal.ts";
import type { ServerEnv } from "./request-id.ts";

/** The answer for an error of the list: its status and text, the code, and the request's id. */
export function errorReply(c: Context<ServerEnv>, code: ErrorCode): Response {
  const { status, text } = ERRORS[code];
  const reply: ErrorReply = { error: text, code, requestId: c.get("requestId") };
  return c.json(reply, status, { "Cache-Control": "no-store" });
}

/** Refusals become their answer; anything else is logged with its cause and answered without it. */
export const onError =
  ({ log }: { readonly log: Log }) =>
  (error: Error, c: Context<ServerEnv>): Response => {
    const code = error instanceof Refusal ? error.code : "internal";
    if (ERRORS[code].status >= 500) {
      log.error(code, { requestId: c.get("requestId"), error: error.stack ?? String(error), cause: error.cause });
    }
    return errorReply(c, code);
  };
