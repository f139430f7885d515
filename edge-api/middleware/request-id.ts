import type { MiddlewareHandler } from "hono";
import type { AccessRule } from "../contract/access.ts";
import type { ErrorCode } from "../contract/errors.ts";
import type { Ports } from "../ports.ts";
import type { Caller } from "../services/caller.ts";

/** Hono context variables of every handler. */
export interface ServerEnv {
  Variables: {
    /** identifies the request in the reply and in the log */
    requestId: string;
    /** the matching row of the access table; undefined for addresses outside the server's */
    rule: AccessRule | undefined;
    /** on open calls always without a credential */
    caller: Caller;
    /** code of the error reply; undefined: no error */
    errorCode: ErrorCode | undefined;
  };
}

/** Gives every request its id. */
export const requestId =
  ({ newRequestId }: Pick<Ports, "newRequestId">): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    c.set("requestId", newRequestId());
    await next();
  };
